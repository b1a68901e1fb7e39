import { defineResource } from '#providers/registry/definition.ts';

export const customers = defineResource({
  name: 'user-management/customers',
  area: 'customers',
  paths: { create: 'create', edit: 'details/:id' },
  filters: { text: 'text' },
  menu: { group: 'partners', order: 30 },
  search: { by: 'text' },
  views: ['list', 'edit'],
  screens: () => import('./screens.generated.ts'),
});
