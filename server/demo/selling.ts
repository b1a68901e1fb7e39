import { sql } from 'kysely';
import type { Trx } from '#server/db/database.ts';

/** Payment accounts of partners; the craftsman has none yet. */
const accounts = [
  ['vendor@atrium.example', 'Verena Vogt', 'DE28700000000000123456'],
  ['architect@atrium.example', 'Alma Arndt', 'DE72700000000000654321'],
  ['wholesaler@atrium.example', 'Wagner Großhandel KG', 'DE78700000000000777888'],
] as const;

/** Inserts the vendors' connections, payment accounts and products for sale. */
export const insertSelling = async (trx: Trx): Promise<void> => {
  await sql`
    insert into network_requests
      (sender_vendor_id, receiver_manufacturer_id, status, sent_at, answered_at)
    select distinct i.vendor_id, p.manufacturer_id, 'approved', now(), now()
    from vendor_products i
    join variations v on v.id = i.variation_id join parent_products p on p.id = v.parent_id
    order by i.vendor_id, p.manufacturer_id`.execute(trx);
  for (const [email, holder, iban] of accounts) {
    await sql`
      insert into payment_accounts (vendor_id, provider, account_holder, iban, status)
      select id, 'bank', ${holder}, ${iban}, 'connected' from vendors where email = ${email}`.execute(
      trx,
    );
  }
  await sql`
    update vendor_products i set status = '1', adjustment_type = 'percent',
      adjustment_amount = 5 * (i.id % 5),
      delivery_template_id = t.id, weight_kg = 8 + i.id % 30, items_per_pallet = 4 + i.id % 8
    from (select vendor_id, min(id) as id from delivery_templates group by vendor_id) t
    where t.vendor_id = i.vendor_id
      and exists (select from payment_accounts a where a.vendor_id = i.vendor_id)`.execute(trx);
  await sql`
    insert into click_and_collect_rules
      (vendor_id, showroom_id, pickup_from_days, pickup_to_days, note)
    select vendor_id, id, 2, 10, 'Warenausgabe im Hof' from showrooms
    where vendor_id in (select vendor_id from payment_accounts)`.execute(trx);
  await sql`
    update vendors set click_and_collect = true
    where id in (select vendor_id from click_and_collect_rules)`.execute(trx);
  await sql`
    insert into vendor_product_showrooms (vendor_product_id, showroom_id)
    select i.id, c.showroom_id from vendor_products i
    join click_and_collect_rules c on c.vendor_id = i.vendor_id where i.id % 3 = 0`.execute(trx);
};
