import { sql } from 'kysely';
import type { PriceChange } from '#contract/generated/schema.ts';
import type { PriceChangesFilter, priceDirections } from '#contract/rules/selling/vendorProduct.ts';
import { serverLimits } from '#contract/serverLimits.ts';
import { type Db, inTransaction, type SqlFragment } from '#server/db/database.ts';
import { moment } from '#server/db/moment.ts';
import { countOf, orderedIdsOf, pageOf, type Rows } from '#server/db/page.ts';
import { hasWords } from '#server/db/search.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { ListSource } from '#server/graphql/list.ts';
import { notify } from '#server/modules/platform/notifications/notify.ts';
import { offerIdOf, vendorOf } from './offers.ts';

/** A price that returned to its former value does not count as changed. */
const isChange = sql`t.old_source_price is distinct from t.source_price`;

/** An expression on the changed product's variation `v` and row `i`. */
const ofProduct = (value: SqlFragment): SqlFragment => sql`(
  select ${value} from vendor_products i join variations v on v.id = i.variation_id
  where i.id = t.vendor_product_id)`;

const hasGone: Record<(typeof priceDirections)[number], SqlFragment> = {
  risen: sql`t.source_price > t.old_source_price`,
  fallen: sql`t.source_price < t.old_source_price`,
};

/** The viewer's price changes that match the filters, with their sort expressions. */
const found = (viewer: Viewer, { ids, name, tab, direction, sort }: PriceChangesFilter) => {
  const where = [sql`t.vendor_id = ${vendorOf(viewer)}`, isChange];
  if (ids) where.push(sql`t.id = any(${ids}::bigint[])`);
  if (name) where.push(ofProduct(hasWords(name, sql`v.name`, sql`v.sku`)));
  if (tab) where.push(ofProduct(sql`i.source = ${tab}`));
  if (direction) where.push(hasGone[direction]);
  const sorts: Record<PriceChangesFilter['sort'], SqlFragment> = {
    changedAt: sql`t.changed_at`,
    name: ofProduct(sql`lower(v.name)`),
    sku: ofProduct(sql`v.sku`),
  };
  const rows: Rows = { table: 'vendor_price_changes', where };
  return { rows, column: sorts[sort] };
};

const changesOn = async (db: Db, page: SqlFragment): Promise<PriceChange[]> => {
  const { rows } = await sql<PriceChange>`
    select t.id, ${offerIdOf} as product, i.source as tab, v.name, v.sku,
      t.old_source_price::text as "oldSourcePrice", t.source_price::text as "sourcePrice",
      t.old_price::text as "oldPrice", t.price::text as price,
      ${moment('t.changed_at')} as "changedAt"
    from (${page}) x
    join vendor_price_changes t on t.id = x.id
    join vendor_products i on i.id = t.vendor_product_id
    join variations v on v.id = i.variation_id
    order by x.n`.execute(db);
  return rows;
};

/** The changes of the viewer's prices recorded by triggers. */
export const listPriceChanges = (
  db: Db,
  viewer: Viewer,
  filter: PriceChangesFilter,
): ListSource<PriceChange> => {
  const { rows, column } = found(viewer, filter);
  return {
    results: () => changesOn(db, pageOf(rows, column, filter)),
    total: () => countOf(db, rows, filter.countUpTo),
  };
};

/** Selects the ids of the changes that match, in the list's order. */
export const matchingChanges = (viewer: Viewer, filter: PriceChangesFilter): SqlFragment => {
  const { rows, column } = found(viewer, filter);
  return orderedIdsOf(rows, column, filter);
};

/** The viewer's changes with these ids, in the order of the ids. */
export const changesByIds = (
  db: Db,
  viewer: Viewer,
  ids: readonly string[],
): Promise<PriceChange[]> =>
  changesOn(
    db,
    sql`select c.id, o.n from unnest(${ids}::bigint[]) with ordinality o (id, n)
      join vendor_price_changes c on c.id = o.id and c.vendor_id = ${vendorOf(viewer)}`,
  );

/**
 * Notifies each vendor of new prices at most once a day; later changes wait until the next day.
 * Deletes changes older than 90 days.
 */
export const notifyPriceChanges = (db: Db): Promise<void> =>
  inTransaction(db, async (trx) => {
    const { rows } = await sql<{ vendor_id: string; n: number }>`
      with reported as (
        update vendor_price_changes t set is_told = true, told_at = now()
        where not is_told and not exists (
          select from vendor_price_changes o where o.vendor_id = t.vendor_id
            and (o.told_at at time zone 'Europe/Berlin')::date
              = (now() at time zone 'Europe/Berlin')::date)
        returning t.vendor_id, ${isChange} as is_change
      )
      select vendor_id, count(*)::int as n from reported where is_change group by 1`.execute(trx);
    await notify(
      trx,
      'priceChanged',
      rows.map(({ vendor_id, n }) => ({
        vendorId: vendor_id,
        params: { smart_count: n },
        link: '/vendor-products/price-changes',
      })),
    );
    await sql`
      delete from vendor_price_changes
      where changed_on < current_date - ${serverLimits.notificationDays}::int`.execute(trx);
  });
