import { defineResource } from '#providers/registry/definition.ts';

export const categories = defineResource({
  name: 'collections/categories',
  area: 'categories',
  menu: { group: 'catalogue', order: 10 },
  views: ['list'],
  screens: () => import('./screens.ts'),
});
