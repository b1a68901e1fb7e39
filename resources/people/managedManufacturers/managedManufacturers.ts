import { defineResource } from '#providers/registry/definition.ts';

export const managedManufacturers = defineResource({
  name: 'user-management/manufacturer',
  area: 'userManagement',
  paths: { create: 'details', edit: 'details/:id' },
  filters: { text: 'text', state: 'string', invitation: 'string', isVisible: 'boolean' },
  menu: { group: 'partners', order: 10 },
  search: { by: 'text' },
  views: ['list', 'create', 'edit'],
  canDuplicate: false,
  screens: () => import('./screens.generated.ts'),
});
