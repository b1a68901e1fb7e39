import { sql } from 'kysely';
import type { Trx } from './insert.ts';

const most = 60;

/** What vendors have from sellers they are connected with, of which some are not sold at the moment. */
export const insertSellersProducts = async (trx: Trx): Promise<void> => {
  await sql`
    insert into vendor_products (vendor_id, variation_id, source, source_vendor_id, status,
      keep_delivery, adjustment_type, adjustment_amount)
    select distinct on (x.vendor_id, s.variation_id) x.vendor_id, s.variation_id, 'seller',
      s.vendor_id, case when exists (select from payment_accounts a where a.vendor_id = x.vendor_id)
        then '1' else '2' end, true, 'percent', 5 + s.id % 3 * 5
    from (
      select sender_vendor_id as vendor_id, receiver_vendor_id as source from network_requests
      where status = 'approved'
      union all
      select receiver_vendor_id, sender_vendor_id from network_requests where status = 'approved'
    ) x
    join vendor_products s on s.vendor_id = x.source and s.source = 'manufacturer'
      and s.status = '1' and s.delivery_template_id is not null and s.id % 2 = 0
    where x.vendor_id is not null and not exists (select from vendor_products o
      where o.vendor_id = x.vendor_id and o.variation_id = s.variation_id)
    order by x.vendor_id, s.variation_id, s.vendor_id limit ${most}`.execute(trx);
  // those who have them from here pause
  await sql`
    update vendor_products set status = '2' where id in (
      select s.id from vendor_products i
      join vendor_products s on s.vendor_id = i.source_vendor_id and s.variation_id = i.variation_id
      order by s.id limit 6)`.execute(trx);
};
