import { type Portal, portalOfHost } from '#contract/portal.ts';

/** The portal of the current address. */
export const currentPortal = (): Portal => portalOfHost(window.location.hostname);
