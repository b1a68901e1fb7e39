import { defineResource } from '#providers/registry/definition.ts';

export const vendorProducts = defineResource({
  name: 'vendor-products',
  area: 'vendorProducts',
  filters: {
    tab: 'string',
    name: 'text',
    categories: 'ids',
    manufacturer: 'string',
    seller: 'string',
    services: 'string',
    included: 'boolean',
    status: 'string',
    problem: 'string',
  },
  search: { by: 'name' },
  menu: { group: 'products', order: 10 },
  views: ['list'],
  routes: [{ path: 'price-changes', area: 'vendorProducts' }],
  screens: () => import('./screens.ts'),
});
