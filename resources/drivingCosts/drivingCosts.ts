import { defineResource } from '#providers/registry/definition.ts';

export const drivingCosts = defineResource({
  name: 'craftsman-settings/driving-costs',
  area: 'craftsmanSettings',
  filters: { region: 'text' },
  menu: { group: 'sales', order: 70 },
  views: ['list', 'create', 'edit'],
  screens: () => import('./screens.ts'),
});
