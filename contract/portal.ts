/** The three front doors; the subdomain chooses one (specification 6). */
export const portals = ['admin', 'manufacturer', 'vendor'] as const;
export type Portal = (typeof portals)[number];

/** The first label of a portal's host name. */
export const portalSubdomain: Record<Portal, string> = {
  admin: 'admin',
  manufacturer: 'manufacturer',
  vendor: 'partner',
};

/** `partner.` means vendor; every host that names no portal is the administrators'. */
export const portalOfHost = (host: string): Portal => {
  const label = host.split('.')[0]?.toLowerCase();
  return portals.find((portal) => portalSubdomain[portal] === label) ?? 'admin';
};
