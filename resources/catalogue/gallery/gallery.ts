import { defineResource } from '#providers/registry/definition.ts';

export const gallery = defineResource({
  name: 'gallery',
  area: 'gallery',
  filters: { name: 'text', use: 'string' },
  menu: { group: 'catalogue', order: 70 },
  views: ['list'],
  screens: () => import('./screens.generated.ts'),
});
