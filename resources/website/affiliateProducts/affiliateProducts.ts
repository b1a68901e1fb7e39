import { defineResource } from '#providers/registry/definition.ts';

export const affiliateProducts = defineResource({
  name: 'external-product-sources/affiliates/products',
  area: 'affiliateProducts',
  filters: {
    title: 'text',
    network_id: 'string',
    affiliate_category_id: 'string',
    state: 'string',
    mapped: 'string',
    notForSale: 'boolean',
  },
  search: { by: 'title' },
  menu: { group: 'products', order: 61 },
  views: ['list'],
  routes: [{ path: ':id', area: 'affiliateProducts' }],
  screens: () => import('./screens.generated.ts'),
});
