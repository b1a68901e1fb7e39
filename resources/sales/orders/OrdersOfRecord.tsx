import { useRecordContext, useResourceContext } from 'react-admin';
import { OrdersOf } from './parts/OrdersOf.tsx';

/**
 * The order filter for the record of each resource, and the message key for a record without
 * orders.
 */
const shownOn: Record<string, { filter: string; empty: string }> = {
  'user-management/customers': {
    filter: 'customerId',
    empty: 'resources.user-management/customers.noOrders',
  },
  'user-management/manufacturer': {
    filter: 'manufacturerId',
    empty: 'partnerManagement.noOrders',
  },
  'user-management/vendor': { filter: 'vendorId', empty: 'partnerManagement.noOrders' },
};

/** Lists the orders of the customer or partner on its page. */
const OrdersOfRecord = () => {
  const record = useRecordContext();
  const { filter, empty } = shownOn[useResourceContext() ?? ''] ?? {};
  if (!record || !filter || !empty) return null;
  return <OrdersOf filter={{ [filter]: String(record.id) }} empty={empty} />;
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default OrdersOfRecord;
