import { type Portal, portalOfHost } from '#contract/portal.ts';

/** The portal this page was opened through. */
export const currentPortal = (): Portal => portalOfHost(window.location.hostname);
