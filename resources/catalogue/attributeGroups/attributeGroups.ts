import { defineResource } from '#providers/registry/definition.ts';

export const attributeGroups = defineResource({
  name: 'collections/attribute-groups',
  area: 'attributeGroups',
  filters: { name: 'text', place_use: 'string' },
  menu: { group: 'catalogue', order: 40 },
  search: { by: 'name' },
  views: ['list', 'create', 'edit'],
  screens: () => import('./screens.generated.ts'),
});
