import { defineResource } from '#providers/registry/definition.ts';

export const attributeFamilies = defineResource({
  name: 'collections/attribute-families',
  area: 'attributeFamilies',
  paths: { create: 'details', edit: 'details/:id' },
  filters: { name: 'text', product_type: 'string' },
  menu: { group: 'catalogue', order: 50 },
  search: { by: 'name' },
  views: ['list', 'create', 'edit'],
  screens: () => import('./screens.generated.ts'),
});
