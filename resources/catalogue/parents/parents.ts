import { defineResource } from '#providers/registry/definition.ts';

export const parents = defineResource({
  name: 'products/parents',
  area: 'parents',
  paths: { create: 'details', edit: 'details/:id' },
  filters: {
    name: 'text',
    status: 'string',
    type: 'string',
    family_id: 'string',
    manufacturer_id: 'string',
    categories: 'ids',
    included: 'boolean',
  },
  menu: { group: 'products', order: 5 },
  search: { by: 'name' },
  views: ['list', 'create', 'edit'],
  screens: () => import('./screens.generated.ts'),
});
