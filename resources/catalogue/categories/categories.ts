import { choicesQuery } from '#providers/dataProvider/operations.ts';
import { defineResource } from '#providers/registry/definition.ts';

export const categories = defineResource({
  name: 'collections/categories',
  area: 'categories',
  menu: { group: 'catalogue', order: 10 },
  search: { by: 'name', meta: choicesQuery.meta },
  views: ['list'],
  screens: () => import('./screens.generated.ts'),
});
