import { defineResource } from '#providers/registry/definition.ts';

export const services = defineResource({
  name: 'services',
  area: 'services',
  filters: { name: 'text' },
  menu: { group: 'catalogue', order: 60 },
  search: { by: 'name' },
  views: ['list'],
  screens: () => import('./screens.generated.ts'),
});
