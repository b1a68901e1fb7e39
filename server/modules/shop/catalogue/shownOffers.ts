import { sql } from 'kysely';
import { type Db, inTransaction, type SqlFragment, type Trx } from '#server/db/database.ts';
import { isForSale, offers } from '#server/modules/sales/cartQuote/forSale.ts';
import { type Kept, priceOfOffer } from './selection.ts';

/* docs/decisions/0067-shown-offers.md, 0078-shown-products.md */

/** Products that one transaction brings up to date. Long transactions hold back the changes for shops. */
const atOnce = 500;
/** Products that a list brings up to date before it reads; more are left to the background. */
const mostOfList = 50;

/** The tags and options of a variation. */
const idColumns = (variation: SqlFragment): SqlFragment => sql`
  array(select l.tag_id from variation_tags l where l.variation_id = ${variation} order by 1) as tag_ids,
  array(
    select c.option_id from variation_combinations c where c.variation_id = ${variation}
    union
    select x.option_id from variation_attributes x
    where x.variation_id = ${variation} and x.option_id is not null
    order by 1) as option_ids`;

/** What lists need to know of an offer of `offers`. */
export const offerColumns = sql`i.id as offer_id, v.id as variation_id, v.parent_id,
  p.manufacturer_id, i.vendor_id, ${priceOfOffer} as price, ${idColumns(sql`v.id`)}`;

/** The same of an offer `k` that the former release has kept, without tags and options. */
export const formerColumns = sql`k.offer_id, k.variation_id, k.parent_id,
  k.manufacturer_id, k.vendor_id, k.price, ${idColumns(sql`k.variation_id`)}`;

/** The categories of a product `p`, without those above. */
const categoryIds = sql`array(
  select pc.category_id from parent_product_categories pc where pc.parent_id = p.id order by 1)`;

/** The products with changes that the kept offers `k` have not seen. */
const changed: SqlFragment = sql`
  select c.record_id as id from shop_changes c
  where c.kind = 'product' and c.xid >= pg_snapshot_xmin(k.snapshot::pg_snapshot)
    and not pg_visible_in_snapshot(c.xid, k.snapshot::pg_snapshot)`;

/** Whether the changes since a snapshot are recorded: in this cluster, and not deleted since. */
const areChangesRecorded = (system: SqlFragment, snapshot: SqlFragment): SqlFragment => sql`(
  ${system} = (pg_control_system()).system_identifier::text
  and exists (select from shop_feed f
    where f.forgotten < pg_snapshot_xmin(${snapshot}::pg_snapshot)))`;

/**
 * What is known of the kept offers, as `k`. They can be brought up to date if the changes since then are
 * recorded. A subquery of one row, so that this is evaluated once and not for each product, because
 * `pg_control_system` is volatile.
 */
const known: SqlFragment = sql`(
  select s.kept_snapshot as snapshot,
    ${areChangesRecorded(sql`s.kept_system`, sql`s.kept_snapshot`)} as "isRecorded",
    ${areChangesRecorded(sql`s.system`, sql`s.snapshot`)} as "isRecordedByFormer"
  from shop_offers_seen s limit 1) k`;

/** What is known of the kept offers; `Products` are those to bring up to date. */
interface State<Products> {
  isRecorded: boolean;
  /** Whether the former release keeps the offers, or did until it was replaced. */
  isRecordedByFormer: boolean;
  /** The snapshot of the database that they have, and the one in which the products were found. */
  since: string;
  now: string;
  products: Products;
}

const stateOf = async <Products>(db: Db, products: SqlFragment): Promise<State<Products>> => {
  const { rows } = await sql<State<Products>>`
    select k."isRecorded", k."isRecordedByFormer", k.snapshot as since, pg_current_snapshot()::text as now,
      ${products} as products
    from ${known}`.execute(db);
  return rows[0] as State<Products>;
};

const productsToUpdate: SqlFragment = sql`array(
  select x.id::text from (
    select id from (${changed}) c where k."isRecorded"
    union
    select id from (select id from parent_products union select parent_id from shop_offers
      union select parent_id from shop_products) a
    where not k."isRecorded") x
  order by x.id)`;

const offerFields = [
  'offer_id',
  'variation_id',
  'parent_id',
  'manufacturer_id',
  'vendor_id',
  'price',
  'tag_ids',
  'option_ids',
];

const productFields = [
  'parent_id',
  'manufacturer_id',
  'name',
  'created_at',
  'price_from',
  'price_to',
  'category_ids',
  'tag_ids',
  'option_ids',
];

const columnsOf = (names: readonly string[]): SqlFragment =>
  sql.join(names.map((name) => sql.id(name)));

/** Sets all columns of a row `k` that differs from the one to be inserted. */
const excludedOf = (names: readonly string[]): SqlFragment => {
  const given = names.map((name) => sql`excluded.${sql.id(name)}`);
  const kept = names.map((name) => sql`k.${sql.id(name)}`);
  const sets = names.map((name) => sql`${sql.id(name)} = excluded.${sql.id(name)}`);
  return sql`${sql.join(sets)} where (${sql.join(kept)}) is distinct from (${sql.join(given)})`;
};

const update = async (trx: Trx, products: readonly string[]): Promise<void> => {
  await sql`
    with shown as materialized (
      select * from (
        select ${offerColumns} from ${offers}
        where v.parent_id = any(${products}::bigint[]) and ${isForSale}) x
      where price is not null),
    gone as (
      delete from shop_offers k where k.parent_id = any(${products}::bigint[])
        and k.offer_id not in (select offer_id from shown)),
    written as (
      insert into shop_offers as k (${columnsOf(offerFields)}) select ${columnsOf(offerFields)} from shown
      on conflict (offer_id) do update set ${excludedOf(offerFields)}),
    unshown as (
      delete from shop_products k where k.parent_id = any(${products}::bigint[])
        and k.parent_id not in (select parent_id from shown)),
    priced as (
      select parent_id, min(price) as price_from, max(price) as price_to from (
        select parent_id, min(price) as price from shown group by variation_id, parent_id) x
      group by 1),
    tagged as (
      select parent_id, array_agg(distinct id order by id) as ids
      from shown cross join unnest(tag_ids) t (id) group by 1),
    valued as (
      select parent_id, array_agg(distinct id order by id) as ids
      from shown cross join unnest(option_ids) t (id) group by 1)
    insert into shop_products as k (${columnsOf(productFields)})
    select p.id, p.manufacturer_id, lower(p.name), p.created_at, n.price_from, n.price_to,
      ${categoryIds}, coalesce(t.ids, '{}'), coalesce(o.ids, '{}')
    from priced n join parent_products p on p.id = n.parent_id
    left join tagged t on t.parent_id = p.id left join valued o on o.parent_id = p.id
    on conflict (parent_id) do update set ${excludedOf(productFields)}`.execute(trx);
};

/** Holds the kept offers in their state; false if another transaction does, or has changed them. */
const hold = async (trx: Trx, since: string): Promise<boolean> => {
  const { rows } = await sql<{ snapshot: string }>`
    select kept_snapshot as snapshot from shop_offers_seen for update skip locked`.execute(trx);
  return rows[0]?.snapshot === since;
};

/**
 * Brings the kept offers up to date with what has been committed, unless that is in progress elsewhere.
 * The products of all transactions that the last snapshot did not see are evaluated again, so neither the
 * order of commits matters nor does anyone who writes have to wait.
 * @param pause called between two transactions
 */
export const bringOffersUpToDate = async (
  db: Db,
  pause: () => Promise<void> = async () => undefined,
): Promise<void> => {
  const { isRecorded, since, now, products } = await stateOf<string[]>(db, productsToUpdate);
  for (let at = 0; at < products.length; at += atOnce) {
    const isHeld = await inTransaction(db, async (trx) => {
      if (!(await hold(trx, since))) return false;
      // this sees more than `now` says; what it sees beyond that is evaluated once more
      await update(trx, products.slice(at, at + atOnce));
      return true;
    });
    if (!isHeld) return;
    await pause();
  }
  if (isRecorded && products.length === 0) return;
  await inTransaction(db, async (trx) => {
    if (!(await hold(trx, since))) return;
    await sql`
      update shop_offers_seen set kept_snapshot = ${now},
        kept_system = (pg_control_system()).system_identifier::text`.execute(trx);
    // the embedded database does not do that by itself
    if (!isRecorded) await sql`analyze shop_offers, shop_products`.execute(trx);
  });
};

/**
 * Chooses what lists read. After an upgrade the tables take a while to fill; until then lists read the offers
 * that the former release stored. A few changed products are brought up to date at once; the many that a job
 * changes follow a moment later, in the background.
 */
export const keptNow = async (db: Db): Promise<Kept> => {
  const { isRecorded, isRecordedByFormer, products } = await stateOf<number>(
    db,
    sql`(select count(*)::integer from (select from (${changed}) x limit ${mostOfList + 1}) y)`,
  );
  if (!isRecorded) return isRecordedByFormer ? 'formerOffers' : 'nothing';
  if (products > 0 && products <= mostOfList) await bringOffersUpToDate(db);
  return 'products';
};
