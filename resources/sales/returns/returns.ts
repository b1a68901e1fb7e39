import { defineResource } from '#providers/registry/definition.ts';

/** Returns of customers; the steps are on the order's page. */
export const returns = defineResource({
  name: 'returns',
  area: 'returns',
  filters: { text: 'text', state: 'string', reason: 'string', from: 'string', to: 'string' },
  menu: { group: 'sales', order: 13 },
  views: ['list'],
  screens: () => import('./screens.generated.ts'),
});
