import { defineResource } from '#providers/registry/definition.ts';

/** Shops that sell what the marketplace publishes, with their keys. */
export const shops = defineResource({
  name: 'shops',
  area: 'shops',
  paths: { create: 'details', edit: 'details/:id' },
  filters: { name: 'text', shows: 'string' },
  search: { by: 'name' },
  menu: { group: 'sales', order: 98 },
  views: ['list', 'create', 'edit'],
  screens: () => import('./screens.generated.ts'),
});
