import { sql } from 'kysely';
import { nothing, type PersonalTables } from '#server/entity/personal.ts';

export const personal: PersonalTables = {
  webhook_attempts: {
    holds: 'person',
    erase: {
      // the answer of a shop's server may name its customer
      customer: ({ ids }) => [
        sql`update webhook_attempts set answer = '' where answer <> '' and delivery_id in (
          select d.id from webhook_deliveries d join orders o on o.id = d.order_id
          where o.customer_id = any(${ids}::bigint[]))`,
      ],
    },
  },
  ...nothing(
    'shop_categories',
    'shop_changes',
    'shop_feed',
    'shop_offers',
    'shop_offers_seen',
    'shop_products',
    'shop_vendors',
    'shops',
    // ids, numbers and states
    'webhook_deliveries',
    'webhook_endpoints',
  ),
};
