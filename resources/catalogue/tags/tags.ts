import { defineResource } from '#providers/registry/definition.ts';

export const tags = defineResource({
  name: 'collections/tags',
  area: 'tags',
  filters: { name: 'text', type: 'string' },
  menu: { group: 'catalogue', order: 20 },
  search: { by: 'name' },
  views: ['list', 'create', 'edit'],
  screens: () => import('./screens.generated.ts'),
});
