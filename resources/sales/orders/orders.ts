import { defineResource } from '#providers/registry/definition.ts';

const ordersOfRecord = () => import('./OrdersOfRecord.tsx');

/** Orders of customers; each partner sees only its own part. */
export const orders = defineResource({
  name: 'orders',
  area: 'orders',
  // no form edits an order, so its page is a custom route at the usual address
  paths: { create: 'create', edit: 'details/:id' },
  filters: {
    text: 'text',
    status: 'string',
    paymentStatus: 'string',
    method: 'string',
    todo: 'string',
    vendorId: 'string',
    from: 'string',
    to: 'string',
  },
  search: { by: 'text' },
  menu: { group: 'sales', order: 10 },
  views: ['list'],
  screens: () => import('./screens.generated.ts'),
  routes: [
    { path: 'details/:id', area: 'orders' },
    { path: 'create', area: 'orderIntake' },
  ],
  sections: {
    'user-management/customers': ordersOfRecord,
    'user-management/manufacturer': ordersOfRecord,
    'user-management/vendor': ordersOfRecord,
  },
});
