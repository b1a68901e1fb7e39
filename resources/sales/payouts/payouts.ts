import { defineResource } from '#providers/registry/definition.ts';

/** Payments to partners for completed lines and services. */
export const payouts = defineResource({
  name: 'payouts',
  area: 'payouts',
  filters: { text: 'text', state: 'string', vendorId: 'string', from: 'string', to: 'string' },
  search: { by: 'text' },
  menu: { group: 'sales', order: 15 },
  views: ['list'],
  screens: () => import('./screens.generated.ts'),
  // no form edits a payout, so its page is a custom route at the usual address
  routes: [
    { path: 'statement', area: 'payouts' },
    { path: ':id', area: 'payouts' },
  ],
});
