/** The three portals; the subdomain selects one (specification 6). */
export const portals = ['admin', 'manufacturer', 'vendor'] as const;
export type Portal = (typeof portals)[number];

/** The first label of a portal's host name. */
export const portalSubdomain: Record<Portal, string> = {
  admin: 'admin',
  manufacturer: 'manufacturer',
  vendor: 'partner',
};

/** `partner.` means vendor; any other host is the administrators' portal. */
export const portalOfHost = (host: string): Portal => {
  const label = host.split('.')[0]?.toLowerCase();
  return portals.find((portal) => portalSubdomain[portal] === label) ?? 'admin';
};
