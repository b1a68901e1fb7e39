import { defineResource } from '#providers/registry/definition.ts';

export const news = defineResource({
  name: 'news',
  area: 'news',
  paths: { create: 'details', edit: 'details/:id' },
  filters: { title: 'string', status: 'string' },
  search: { by: 'title' },
  menu: { group: 'partners', order: 50 },
  views: ['list', 'create', 'edit'],
  screens: () => import('./screens.generated.ts'),
});
