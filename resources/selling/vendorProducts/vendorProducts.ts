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
  screens: () => import('./screens.generated.ts'),
});

export const priceChanges = defineResource({
  name: 'vendor-products/price-changes',
  area: 'vendorProducts',
  filters: { name: 'text', tab: 'string', direction: 'string' },
  views: ['list'],
  screens: () => import('./priceChangeScreens.ts'),
});
