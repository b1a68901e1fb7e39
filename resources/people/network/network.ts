import { defineResource } from '#providers/registry/definition.ts';

const areas = { manufacturer: 'manufacturerPartners', vendor: 'vendorPartners' } as const;
export type Portal = keyof typeof areas;

const myNetwork = (portal: Portal) =>
  defineResource({
    name: `${portal}-partners/my-network`,
    area: areas[portal],
    filters: { tab: 'string', name: 'text', role: 'string', status: 'string' },
    menu: { group: 'partners', order: 10 },
    views: ['list'],
    screens: () => import('./myNetworkScreens.ts'),
  });

type Kind = 'designers' | 'craftsmen' | 'manufacturers' | 'sellers';

const partners = (portal: Portal, of: Kind) => [
  defineResource({
    name: `${portal}-partners/${of}-network`,
    area: areas[portal],
    filters: {
      name: 'text',
      category: 'string',
      categories: 'ids',
      place: 'text',
      state: 'string',
    },
    search: { by: 'name' },
    menu: { group: 'partners', order: 20 },
    views: ['list'],
    routes: [{ path: ':id', area: areas[portal] }],
    screens: async () => (await import('./partnerScreens.ts')).screensOf(of),
  }),
  products(portal, of),
];

const offered = {
  name: 'text',
  categories: 'ids',
  services: 'string',
  included: 'boolean',
  status: 'string',
  problem: 'string',
} as const;

/** The products of one partner; there is no list of all. */
const products = (portal: Portal, of: Kind) => {
  const ofManufacturers = of === 'manufacturers';
  const filters = ofManufacturers ? offered : { ...offered, manufacturer: 'string' as const };
  return defineResource({
    name: `${portal}-partners/${of}-network/products`,
    area: areas[portal],
    filters: portal === 'vendor' ? filters : { name: 'text', categories: 'ids' },
    views: [],
    routes: [{ path: ':id', area: areas[portal], isList: true }],
    screens: async () => (await import('./productScreens.ts')).screensOf(portal, ofManufacturers),
  });
};

/** Manufacturers and vendors have different addresses (specification 2). */
export const networks = [
  ...(['manufacturer', 'vendor'] as const).flatMap((portal) => [
    myNetwork(portal),
    ...partners(portal, 'designers'),
    ...partners(portal, 'craftsmen'),
    ...partners(portal, 'sellers'),
  ]),
  ...partners('vendor', 'manufacturers'),
];
