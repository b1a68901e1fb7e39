import { defineResource } from '#providers/registry/definition.ts';

/** Amounts owed back to customers. */
export const repayments = defineResource({
  name: 'repayments',
  area: 'repayments',
  filters: { text: 'text', state: 'string', kind: 'string', from: 'string', to: 'string' },
  menu: { group: 'sales', order: 14 },
  views: ['list'],
  screens: () => import('./screens.generated.ts'),
});
