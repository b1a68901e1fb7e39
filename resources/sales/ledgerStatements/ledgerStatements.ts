import { defineResource } from '#providers/registry/definition.ts';

/** Statements of closed months; administrators close the next month above their list. */
export const ledgerStatements = defineResource({
  name: 'ledgerStatements',
  area: 'payouts',
  filters: { text: 'text', month: 'string', vendorId: 'string' },
  views: ['list'],
  screens: () => import('./screens.generated.ts'),
});
