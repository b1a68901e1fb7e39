import { defineResource } from '#providers/registry/definition.ts';

export const serviceSettings = defineResource({
  name: 'craftsman-settings/service-settings',
  area: 'craftsmanSettings',
  filters: { name: 'text' },
  menu: { group: 'sales', order: 60 },
  search: { by: 'name' },
  views: ['list', 'create', 'edit'],
  screens: () => import('./screens.generated.ts'),
});
