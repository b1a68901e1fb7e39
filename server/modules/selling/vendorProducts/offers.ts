import { sql } from 'kysely';
import type { Problem, Source } from '#contract/rules/selling/vendorProduct.ts';
import type { Db, SqlFragment } from '#server/db/database.ts';
import { idsIn } from '#server/db/page.ts';
import { forbidden } from '#server/errors/domainError.ts';
import type { DB } from '#server/generated/database.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { connectedWith } from '#server/modules/people/networks/connections.ts';

/* An offer is a product that a vendor can include or has included, with or without a row in
   vendor_products. In all expressions, `v` is its variation, `p` the product and `m` the
   manufacturer; `s` the row of the seller `o` that offers it (null for a manufacturer's offer);
   `i` the vendor's own row (null unless included), delivered by the template `t`. */

/**
 * Offers that the joins are for: those of a `page` with `id` and `n`, those that the vendor has included, the
 * others, or all. Lists join the included ones and the others separately, because PostgreSQL plans
 * either by its indexes, but reads all variations for one condition with `or`.
 */
export type Among = 'all' | 'page' | 'included' | 'others';

/** Only vendors have products from sellers. */
export const vendorOf = ({ vendorId }: Viewer): string => {
  if (vendorId === null) throw forbidden();
  return vendorId;
};

/**
 * Offers have their own ids, so that both tabs, bulk calls and jobs share one range of numbers:
 * twice the variation's id for a manufacturer's offer, twice the id of the seller's row plus one
 * for a seller's.
 */
export const offerId: Record<Source, SqlFragment> = {
  manufacturer: sql`(v.id * 2)`,
  seller: sql`(s.id * 2 + 1)`,
};

/** The same id for the row `i` alone, where rows of both sources are mixed. */
export const offerIdOf: SqlFragment = sql`case when i.source = 'manufacturer' then i.variation_id * 2
  else 1 + 2 * (select s.id from vendor_products s
    where s.vendor_id = i.source_vendor_id and s.variation_id = i.variation_id) end`;

/** Converts ids of offers to ids of variations or of sellers' rows. */
export const insideIds = (source: Source, ids: readonly string[]): string[] =>
  ids
    .map(BigInt)
    .filter((id) => id % 2n === (source === 'seller' ? 1n : 0n))
    .map((id) => String(id / 2n));

const keyOf: Record<Source, SqlFragment> = { manufacturer: sql`v.id`, seller: sql`s.id` };

export const isAmong = (source: Source, ids: readonly string[]): SqlFragment =>
  sql`${keyOf[source]} = any(${insideIds(source, ids)}::bigint[])`;

/** A row of nulls instead of a join that finds nothing, so that PostgreSQL omits what depends on it. */
const noRow = (table: keyof DB): SqlFragment => sql`(select (null::${sql.table(table)}).*)`;

const withoutSeller = sql`cross join ${noRow('vendor_products')} s cross join ${noRow('vendors')} o`;
const ofSeller = sql`
  join variations v on v.id = s.variation_id left join vendors o on o.id = s.vendor_id`;

const bases: Record<Source, SqlFragment> = {
  manufacturer: sql`variations v ${withoutSeller}`,
  seller: sql`vendor_products s ${ofSeller}`,
};

const ofPage: Record<Source, SqlFragment> = {
  manufacturer: sql`page x join variations v on v.id = x.id ${withoutSeller}`,
  seller: sql`page x join vendor_products s on s.id = x.id ${ofSeller}`,
};

/** Whether the row is the vendor's own for the offer. */
const isOwn = (vendorId: string, source: Source, row: string): SqlFragment => {
  const column = (name: string) => sql.ref(`${row}.${name}`);
  const from = column('source_vendor_id');
  return sql`${column('vendor_id')} = ${vendorId} and ${column('variation_id')} = v.id
    and ${source === 'seller' ? sql`${from} = s.vendor_id` : sql`${from} is null`}`;
};

/** Column of the partner that delivers. */
const delivered = (column: string): SqlFragment => {
  const [theirs, ours] = [sql.ref(`s.${column}`), sql.ref(`i.${column}`)];
  return sql`case when i.keep_delivery then ${theirs} else ${ours} end`;
};

const joinOwn = (vendorId: string, source: Source, among: Among): SqlFragment => {
  if (among === 'others') {
    return sql`cross join ${noRow('vendor_products')} i cross join ${noRow('delivery_templates')} t`;
  }
  const join = among === 'included' ? sql`join` : sql`left join`;
  return sql`${join} vendor_products i on ${isOwn(vendorId, source, 'i')}
    left join delivery_templates t on t.id = ${delivered('delivery_template_id')}`;
};

const priceOf: Record<Source, SqlFragment> = {
  manufacturer: sql`v.price`,
  seller: sql`selling_price(s.price_type, s.own_price, s.adjustment_type, s.adjustment_amount, v.price)`,
};

/** The price of the source, which the vendor no longer sees after their connection has ended. */
const sourcePrice = (vendorId: string, source: Source, among: Among): SqlFragment =>
  among === 'others'
    ? priceOf[source]
    : sql`case when i.paused_reason = 'connectionEnded' and not ${isConnectedSource(vendorId, source)}
        then null else ${priceOf[source]} end`;

/** The joins for offers. With `others`, the condition {@link isOther} belongs to them. */
export const offersOf = (vendorId: string, source: Source, among: Among = 'all') => sql`
  ${(among === 'page' ? ofPage : bases)[source]}
  join parent_products p on p.id = v.parent_id
  left join manufacturers m on m.id = p.manufacturer_id
  ${joinOwn(vendorId, source, among)}
  cross join lateral (select ${sourcePrice(vendorId, source, among)} as price) source
  cross join lateral (select case when i.id is not null then selling_price(i.price_type, i.own_price,
    i.adjustment_type, i.adjustment_amount, source.price) end as price) own`;

export const key = (source: Source): SqlFragment => keyOf[source];

const connected = (vendorId: string, source: Source): SqlFragment =>
  connectedWith(
    { kind: 'vendor', id: sql`${vendorId}::bigint` },
    source === 'seller' ? 'vendor' : source,
  );

/** Ids of the manufacturers that a vendor is connected with. */
export const connectedManufacturers = (db: Db, vendorId: string): Promise<string[]> =>
  idsIn(db, sql`select c.id, 0 as n from (${connected(vendorId, 'manufacturer')}) c`);

/** Only connected partners see prices: after a connection ends, its products have none. */
const isConnectedSource = (vendorId: string, source: Source): SqlFragment => {
  const partner = sql.ref(source === 'manufacturer' ? 'p.manufacturer_id' : 's.vendor_id');
  return sql`${partner} = any(array(${connected(vendorId, source)}))`;
};

/**
 * Whether products may be included from this partner; false while it or the manufacturer is suspended. A vendor's manufacturers
 * are looked up once, not for each product.
 */
const offering = (vendorId: string, source: Source): SqlFragment =>
  source === 'manufacturer'
    ? sql`p.manufacturer_id = any(array(
        select n.id from (${connected(vendorId, source)}) c
        join manufacturers n on n.id = c.id where n.suspended_at is null))`
    : sql`m.suspended_at is null and s.source = 'manufacturer' and s.status = '1'
        and s.paused_reason is null and o.suspended_at is null
        and ${isConnectedSource(vendorId, source)}`;

/** Whether an offer can be included (specification 4: published, connected; no sample). */
export const isOffered = (vendorId: string, source: Source): SqlFragment => sql`(
  v.status = '1' and p.status = '1' and v.sample_of_id is null
  and ${offering(vendorId, source)})`;

/** The offers that a vendor sees: those it can include, and those it has included. */
export const isVisible = (vendorId: string, source: Source): SqlFragment =>
  sql`(i.id is not null or ${isOffered(vendorId, source)})`;

/** An offer that the vendor sees without having included it. */
export const isOther = (vendorId: string, source: Source): SqlFragment => sql`(
  not exists (select from vendor_products e where ${isOwn(vendorId, source, 'e')})
  and ${isOffered(vendorId, source)})`;

/** Customers collect it, so it needs no delivery. */
const isCollectable: SqlFragment = sql`exists (
  select from vendor_product_showrooms w
  join click_and_collect_rules c on c.showroom_id = w.showroom_id and c.is_active
  join vendors d on d.id = c.vendor_id and d.click_and_collect
  where w.vendor_product_id = i.id)`;

/** Whether a rate of the template takes one piece; sums of several pieces reach any lower limit. */
const isTakenBy = (rate: string): SqlFragment => {
  const column = (name: string) => sql.ref(`${rate}.${name}`);
  const weight = delivered('weight_kg');
  return sql`coalesce(case t.type when 'pallet' then true
    when 'item_weight' then ${weight} >= coalesce(${column('weight_from')}, 0)
      and (${column('weight_to')} is null or ${weight} <= ${column('weight_to')})
    else ${column('price_to')} is null or own.price <= ${column('price_to')} end, true)`;
};

const hasRate: SqlFragment = sql`exists (
  select from delivery_rules r where r.template_id = t.id and ${isTakenBy('r')})`;

/** In a region, only the region's own rates apply, whatever the rates of all of Germany are. */
const hasRegionGap: SqlFragment = sql`exists (
  select from delivery_rules r where r.template_id = t.id
  group by r.region_type, r.region_value having not bool_or(${isTakenBy('r')}))`;

/** For each problem that keeps the row `i` from being sold, its condition, including warnings. */
export const problemOf: Record<Problem, SqlFragment> = {
  paused: sql`i.paused_reason is not null`,
  noTemplate: sql`(t.id is null and not ${isCollectable})`,
  noWeight: sql`(t.type = 'item_weight' and ${delivered('weight_kg')} is null)`,
  noPalletSize: sql`(t.type = 'pallet' and ${delivered('items_per_pallet')} is null)`,
  noRate: sql`(t.id is not null and not ${hasRate} and not ${isCollectable})`,
  // after a connection ends, the price is unknown
  noPrice: sql`(own.price is null and i.paused_reason is distinct from 'connectionEnded')`,
  regionGap: sql`(${hasRegionGap} and ${hasRate})`,
  belowSource: sql`own.price < source.price`,
};

export const problemsOf: SqlFragment = sql`case when i.id is null then '{}'::text[] else array_remove(array[
  ${sql.join(
    Object.entries(problemOf).map(([name, is]) => sql`case when ${is} then ${sql.lit(name)} end`),
  )}], null) end`;

export const nameOf = (alias: string): SqlFragment =>
  sql`coalesce(${sql.ref(`${alias}.company_name`)},
    ${sql.ref(`${alias}.name`)} || ' ' || ${sql.ref(`${alias}.surname`)})`;
