import { defineResource } from '#providers/registry/definition.ts';

export const sampleBoxes = defineResource({
  name: 'products/sample-boxes',
  area: 'sampleBoxes',
  paths: { create: 'details', edit: 'details/:id' },
  filters: { name: 'text' },
  menu: { group: 'products', order: 30 },
  search: { by: 'name' },
  views: ['list', 'create', 'edit'],
  screens: () => import('./screens.generated.ts'),
});
