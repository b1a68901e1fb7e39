import { sql } from 'kysely';
import type { VariationsFilter } from '#contract/rules/catalogue/variation.ts';
import type { SqlFragment } from '#server/db/database.ts';
import { directionOf, limitOf } from '#server/db/page.ts';

type Sort = VariationsFilter['sort'];

/** How a list is read by an index in its order, so that a page reads only its own rows. */
interface Order {
  /** Joins the table with the index, as `sorted`. */
  join?: SqlFragment;
  columns: readonly SqlFragment[];
}

const variationOrder = sql`join variation_order sorted on sorted.variation_id = v.id`;
const parentProducts = sql`join parent_products sorted on sorted.id = v.parent_id`;

/** The columns of `variation_order` by which indexes have the variations of each manufacturer. */
const keptColumns = {
  id: [],
  name: [sql`sorted.name`],
  sku: [sql`sorted.sku`],
  combinations: [sql`sorted.combination`],
};

const orders: Record<Sort, Order> = {
  id: { columns: [] },
  name: { columns: [sql`v.name`] },
  sku: { columns: [sql`v.sku`] },
  price: { columns: [sql`v.price`] },
  status: { columns: [sql`v.status`] },
  updatedAt: { columns: [sql`v.updated_at`] },
  combinations: { join: variationOrder, columns: keptColumns.combinations },
  category: {
    join: sql`join parent_order sorted on sorted.parent_id = v.parent_id`,
    // with the product, because no index has the variations of all products of a category in their order
    columns: [sql`sorted.category`, sql`v.parent_id`],
  },
  parent: { join: parentProducts, columns: [sql`lower(sorted.name)`] },
};

/** Where the variations of other manufacturers would stand in between; `sorted` has the manufacturer. */
const ordersOfOne: Partial<Record<Sort, Order>> = {
  name: { join: variationOrder, columns: keptColumns.name },
  sku: { join: variationOrder, columns: keptColumns.sku },
  combinations: orders.combinations,
  parent: orders.parent,
};

/** The tables of a list, its condition and its order, with ties ordered by id. */
export interface Ordered {
  tables: SqlFragment;
  where: SqlFragment;
  orderBy: SqlFragment;
}

/**
 * Orders variations `v` that meet a condition.
 * @param manufacturer the one whose variations alone meet it, or null
 */
export const ordered = (
  manufacturer: string | null,
  filter: Pick<VariationsFilter, 'sort' | 'order'>,
  where: SqlFragment,
): Ordered => {
  const ofOne = manufacturer === null ? undefined : ordersOfOne[filter.sort];
  const { join = sql``, columns } = ofOne ?? orders[filter.sort];
  const direction = directionOf(filter);
  return {
    tables: sql`variations v ${join}`,
    where: ofOne ? sql`sorted.manufacturer_id = ${manufacturer} and ${where}` : where,
    orderBy: sql.join([...columns, sql`v.id`].map((column) => sql`${column} ${direction}`)),
  };
};

/** Selects the ids of a page as `id`, with their position `n`. */
export const orderedPage = (
  { tables, where, orderBy }: Ordered,
  paging: Pick<VariationsFilter, 'page' | 'size'>,
): SqlFragment => sql`
  select x.id, row_number() over () as n from (
    select v.id from ${tables} where ${where} order by ${orderBy} ${limitOf(where, paging)}
  ) x`;

/**
 * Selects the ids of a page of all variations of a manufacturer as `id`, with their position `n`; null if no index has
 * their order. The rows before the page are passed in the index alone, those of the page meet the condition.
 */
export const pageOfAll = (
  manufacturer: string,
  filter: Pick<VariationsFilter, 'sort' | 'order' | 'page' | 'size'>,
  where: SqlFragment,
): SqlFragment | null => {
  if (!isKept(filter.sort)) return null;
  const direction = directionOf(filter);
  const columns = [...keptColumns[filter.sort], sql`sorted.variation_id`];
  return sql`
    select v.id, x.n from (
      select y.id, row_number() over () as n from (
        select sorted.variation_id as id from variation_order sorted
        where sorted.manufacturer_id = ${manufacturer}
        order by ${sql.join(columns.map((column) => sql`${column} ${direction}`))}
        ${limitOf(where, filter)}) y) x
    join variations v on v.id = x.id where ${where}`;
};

const isKept = (sort: Sort): sort is keyof typeof keptColumns => sort in keptColumns;
