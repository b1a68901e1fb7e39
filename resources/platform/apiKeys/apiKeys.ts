import { defineResource } from '#providers/registry/definition.ts';

/** API keys, with which shops send their orders. */
export const apiKeys = defineResource({
  name: 'api-keys',
  area: 'apiKeys',
  filters: { name: 'text', state: 'string' },
  menu: { group: 'sales', order: 98 },
  views: ['list'],
  screens: () => import('./screens.generated.ts'),
});
