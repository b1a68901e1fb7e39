import { type Portal, portalSubdomain } from '#contract/portal.ts';
import type { Config } from '#server/config.ts';

/**
 * The address of a portal. Never derived from a request, because any client can set its Host
 * header.
 */
export const portalAddress = (
  { publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>,
  portal: Portal,
): string =>
  (publicUrl ?? `http://{portal}.localhost:${port}`).replace('{portal}', portalSubdomain[portal]);
