import { type Portal, portalSubdomain } from '#contract/portal.ts';
import type { Config } from '#server/config.ts';

/** Where a portal is reached: never read from a request, whose Host header anybody can write. */
export const portalAddress = (
  { publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>,
  portal: Portal,
): string =>
  (publicUrl ?? `http://{portal}.localhost:${port}`).replace('{portal}', portalSubdomain[portal]);
