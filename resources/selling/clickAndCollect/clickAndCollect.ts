import { defineResource } from '#providers/registry/definition.ts';

export const clickAndCollect = defineResource({
  name: 'click-and-collect',
  area: 'clickAndCollect',
  paths: { create: 'details', edit: 'details/:id' },
  filters: { name: 'string' },
  menu: { group: 'sales', order: 60 },
  views: ['list', 'create', 'edit'],
  screens: () => import('./screens.generated.ts'),
});
