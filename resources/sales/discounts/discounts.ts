import { defineResource } from '#providers/registry/definition.ts';

export const discounts = defineResource({
  name: 'discounts',
  area: 'discounts',
  paths: { create: 'details', edit: 'details/:id' },
  filters: {
    code: 'string',
    kind: 'string',
    state: 'string',
    bar: 'string',
    condition: 'string',
    seriesId: 'string',
  },
  search: { by: 'code' },
  menu: { group: 'sales', order: 20 },
  views: ['list', 'create', 'edit'],
  screens: () => import('./screens.generated.ts'),
});
