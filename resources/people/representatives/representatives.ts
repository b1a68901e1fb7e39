import { defineResource } from '#providers/registry/definition.ts';

export const representatives = defineResource({
  name: 'representatives',
  area: 'representatives',
  paths: { create: 'details', edit: 'details/:id' },
  filters: { name: 'string' },
  menu: { group: 'partners', order: 40 },
  views: ['list', 'create', 'edit'],
  screens: () => import('./screens.generated.ts'),
});
