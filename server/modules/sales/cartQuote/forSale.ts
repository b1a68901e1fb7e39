import { type RawBuilder, sql } from 'kysely';
import {
  isConnected,
  joinConnection,
  regionsOf,
} from '#server/modules/people/networks/connections.ts';

type Condition = RawBuilder<unknown>;

/**
 * Vendor products `i` with their variation `v`, product `p`, vendor `d`, source `s` and the
 * connections that they are sold through.
 */
export const offers: Condition = sql`
  vendor_products i
  join variations v on v.id = i.variation_id
  join parent_products p on p.id = v.parent_id
  join vendors d on d.id = i.vendor_id
  left join vendor_products s
    on s.vendor_id = i.source_vendor_id and s.variation_id = i.variation_id
  ${joinConnection('to_maker', sql`coalesce(i.source_vendor_id, i.vendor_id)`, {
    kind: 'manufacturer',
    id: sql`p.manufacturer_id`,
  })}
  ${joinConnection('to_seller', sql`i.vendor_id`, { kind: 'vendor', id: sql`i.source_vendor_id` })}`;

/**
 * Whether customers can buy the offer (specification 4 and 5; ending a connection pauses it). PostgreSQL would join
 * what `exists` names, and plans such a statement longer than it runs; it does not join single values.
 */
export const isForSale: Condition = sql`
  i.status = '1' and i.paused_reason is null and v.status = '1' and v.sample_of_id is null
  and d.is_visible
  and (select m.suspended_at from manufacturers m where m.id = p.manufacturer_id) is null
  and (select o.suspended_at from vendors o where o.id = i.source_vendor_id) is null
  and (select a.status from payment_accounts a where a.vendor_id = d.id) = 'connected'
  and to_maker.id is not null
  and (i.source = 'manufacturer'
    or (s.status = '1' and s.paused_reason is null and to_seller.id is not null))`;

/** The regions of each connection of an offer. */
export const connections: Condition = sql`case when i.source = 'manufacturer'
  then jsonb_build_array(${regionsOf('to_maker')})
  else jsonb_build_array(${regionsOf('to_maker')}, ${regionsOf('to_seller')}) end`;

const pricing = (of: string, source: Condition): Condition => {
  const column = (name: string) => sql.ref(`${of}.${name}`);
  return sql`jsonb_build_object('priceType', ${column('price_type')}, 'source', ${source},
    'ownPrice', ${column('own_price')}::text, 'adjustmentType', ${column('adjustment_type')},
    'adjustmentAmount', ${column('adjustment_amount')}::text)`;
};

/** How the price of an offer is derived, starting with the manufacturer's price. */
export const pricingOf: Condition = sql`case when i.source = 'manufacturer'
  then ${pricing('i', sql`v.price::text`)}
  else ${pricing('i', pricing('s', sql`v.price::text`))} end`;

/** Services available for a variation `v`, directly or through their group. */
export const servicesOf: Condition = sql`
  select x.id, x.name from services x where
    x.id in (select service_id from variation_services where variation_id = v.id)
    or x.group_id in (select group_id from variation_service_groups where variation_id = v.id)`;

/** Active rules `c` of a vendor's showrooms `h` that are open today; `d` is the vendor. */
export const collectable: Condition = sql`
  click_and_collect_rules c join showrooms h on h.id = c.showroom_id
  where c.vendor_id = d.id and d.click_and_collect and c.is_active
    and (h.closed_from is null
      or (now() at time zone 'Europe/Berlin')::date not between h.closed_from and h.closed_to)`;

/**
 * Offers `o` of partners `f` who perform services for an offer `i`: the seller, or a connected
 * partner.
 */
export const performers: Condition = sql`
  vendor_products o join vendors f on f.id = o.vendor_id
  where o.variation_id = i.variation_id and o.with_services and o.paused_reason is null
    and f.is_visible and (o.vendor_id = i.vendor_id or ${isConnected(sql`o.vendor_id`, {
      kind: 'vendor',
      id: sql`i.vendor_id`,
    })})`;
