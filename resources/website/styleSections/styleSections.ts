import { defineResource } from '#providers/registry/definition.ts';

export const styleSections = defineResource({
  name: 'styles/sections',
  area: 'stylesSections',
  paths: { create: 'details', edit: 'details/:id' },
  filters: { name: 'string', status: 'string', notForSale: 'boolean' },
  search: { by: 'name' },
  menu: { group: 'website', order: 54 },
  views: ['list', 'create', 'edit'],
  screens: () => import('./screens.generated.ts'),
});
