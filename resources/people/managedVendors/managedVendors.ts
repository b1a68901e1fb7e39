import { defineResource } from '#providers/registry/definition.ts';

export const managedVendors = defineResource({
  name: 'user-management/vendor',
  area: 'userManagement',
  paths: { create: 'details', edit: 'details/:id' },
  filters: {
    text: 'text',
    vendor_type: 'string',
    account_type: 'string',
    state: 'string',
    invitation: 'string',
    isVisible: 'boolean',
  },
  menu: { group: 'partners', order: 20 },
  search: { by: 'text' },
  views: ['list', 'create', 'edit'],
  canDuplicate: false,
  screens: () => import('./screens.generated.ts'),
});
