import { type Portal, portalOfHost } from '#contract/portal.ts';

/** The portal this page was opened in. */
export const currentPortal = (): Portal => portalOfHost(window.location.hostname);
