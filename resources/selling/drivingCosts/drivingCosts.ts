import { defineResource } from '#providers/registry/definition.ts';

export const drivingCosts = defineResource({
  name: 'craftsman-settings/driving-costs',
  area: 'craftsmanSettings',
  filters: { region: 'text' },
  menu: { group: 'sales', order: 70 },
  views: ['list', 'create', 'edit'],
  routes: [{ path: 'table', area: 'craftsmanSettings' }],
  screens: () => import('./screens.generated.ts'),
});
