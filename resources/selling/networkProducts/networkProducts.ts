import { defineResource } from '#providers/registry/definition.ts';

const areas = { manufacturer: 'manufacturerPartners', vendor: 'vendorPartners' } as const;
type Portal = keyof typeof areas;

type Kind = 'designers' | 'craftsmen' | 'manufacturers' | 'sellers';

const sold = { name: 'text', categories: 'ids' } as const;

const ofSellers = {
  ...sold,
  services: 'string',
  included: 'boolean',
  status: 'string',
  problem: 'string',
  manufacturer: 'string',
} as const;

const { manufacturer: _, ...ofManufacturers } = ofSellers;

/** The products of one connected partner; the portal has no list for all partners. */
const products = (portal: Portal, of: Kind) => {
  const offered = of === 'manufacturers' ? ofManufacturers : ofSellers;
  return defineResource({
    name: `${portal}-partners/${of}-network/products`,
    area: areas[portal],
    filters: portal === 'vendor' ? offered : sold,
    views: [],
    routes: [{ path: ':id', area: areas[portal], isList: true }],
    screens: async () => (await import('./screens.ts')).screensOf(portal, of === 'manufacturers'),
  });
};

/** Manufacturers and vendors have different URLs (specification 2). */
export const networkProducts = [
  ...(['manufacturer', 'vendor'] as const).flatMap((portal) => [
    products(portal, 'designers'),
    products(portal, 'craftsmen'),
    products(portal, 'sellers'),
  ]),
  products('vendor', 'manufacturers'),
];
