import { defineResource } from '#providers/registry/definition.ts';

export const affiliateCategories = defineResource({
  name: 'external-product-sources/affiliates/categories',
  area: 'affiliateProducts',
  filters: { path: 'text', network_id: 'string', mapped: 'string' },
  menu: { group: 'products', order: 62 },
  views: ['list'],
  screens: () => import('./screens.generated.ts'),
});
