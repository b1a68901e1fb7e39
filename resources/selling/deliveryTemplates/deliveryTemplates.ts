import { defineResource } from '#providers/registry/definition.ts';

export const deliveryTemplates = defineResource({
  name: 'delivery/details',
  area: 'delivery',
  paths: { create: 'add-delivery-template', edit: ':id' },
  filters: { name: 'text', type: 'string' },
  menu: { group: 'sales', order: 40 },
  search: { by: 'name' },
  views: ['list', 'create', 'edit'],
  screens: () => import('./screens.generated.ts'),
});
