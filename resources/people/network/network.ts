import { defineResource } from '#providers/registry/definition.ts';

const areas = { manufacturer: 'manufacturerPartners', vendor: 'vendorPartners' } as const;
type Portal = keyof typeof areas;

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

const partners = (portal: Portal, of: Kind) =>
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
  });

/** Manufacturers and vendors have different addresses (specification 2). */
export const networks = [
  ...(['manufacturer', 'vendor'] as const).flatMap((portal) => [
    myNetwork(portal),
    partners(portal, 'designers'),
    partners(portal, 'craftsmen'),
    partners(portal, 'sellers'),
  ]),
  partners('vendor', 'manufacturers'),
];
