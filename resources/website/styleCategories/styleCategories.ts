import { defineResource } from '#providers/registry/definition.ts';

export const styleCategories = defineResource({
  name: 'styles/categories',
  area: 'stylesSections',
  paths: { create: 'details', edit: 'details/:id' },
  filters: { name: 'string' },
  search: { by: 'name' },
  menu: { group: 'website', order: 52 },
  views: ['list', 'create', 'edit'],
  screens: () => import('./screens.generated.ts'),
});
