import { defineResource } from '#providers/registry/definition.ts';

export const affiliateNetworks = defineResource({
  name: 'external-product-sources/networks',
  area: 'externalSources',
  filters: { name: 'text', state: 'string', schedule: 'string' },
  search: { by: 'name' },
  menu: { group: 'products', order: 60 },
  views: ['list', 'create', 'edit'],
  screens: () => import('./screens.generated.ts'),
});
