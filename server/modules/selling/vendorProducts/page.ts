import { sql } from 'kysely';
import type { VendorProductsFilter } from '#contract/rules/selling/vendorProduct.ts';
import type { SqlFragment } from '#server/db/database.ts';
import { fromPart, orderOf, partsOf, sortedColumns } from './filter.ts';
import type { Among } from './offers.ts';

/**
 * Selects the key of the offers of a page as `id`, with their position `n`. Each part of the list is read up to the
 * end of the page.
 * @param manufacturers those that the vendor is connected with
 */
export const pageIn = (
  vendorId: string,
  filter: VendorProductsFilter,
  manufacturers: readonly string[],
): SqlFragment => {
  const { page, size, manufacturer } = filter;
  const each = manufacturer ? [manufacturer] : manufacturers;
  const parts = partsOf(filter).map((among) =>
    among === 'others' && areReadOneByOne(filter, each.length)
      ? firstOfEach(vendorId, filter, each)
      : first(vendorId, filter, among),
  );
  return sql`select y.key as id, row_number() over () as n from (
    select key from (${sql.join(parts, sql` union all `)}) x
    ${orderOf(filter)} limit ${size} offset ${page * size}) y`;
};

const lengthUpTo = ({ page, size }: VendorProductsFilter): number => (page + 1) * size;

const first = (vendorId: string, filter: VendorProductsFilter, among: Among): SqlFragment => sql`(
  select ${sortedColumns(filter)} ${fromPart(vendorId, filter, among)}
  ${orderOf(filter)} limit ${lengthUpTo(filter)})`;

/** Columns by which an index of `variation_order` has the products of each manufacturer. */
const columnOfEach: Partial<Record<VendorProductsFilter['sort'], SqlFragment>> = {
  id: sql`v.id`,
  name: sql`r.name`,
  sku: sql`r.sku`,
  manufacturer: sql`v.id`,
};

/** How many offers are read to take the first of each manufacturer. */
const atMost = 10_000;

/**
 * Whether the products of each manufacturer are read in their own order. In the order of all products, those of
 * manufacturers that are not connected with the vendor stand in between. A search or a category may have few products of each, which an
 * index of their own finds.
 */
const areReadOneByOne = (filter: VendorProductsFilter, manufacturers: number): boolean => {
  const { tab, sort, ids, name, categories } = filter;
  return (
    tab === 'manufacturer' &&
    sort in columnOfEach &&
    !(ids || name || categories?.length) &&
    manufacturers * lengthUpTo(filter) <= atMost
  );
};

const firstOfEach = (
  vendorId: string,
  filter: VendorProductsFilter,
  manufacturers: readonly string[],
): SqlFragment => {
  const direction = filter.order === 'DESC' ? sql`desc` : sql`asc`;
  const join = sql`join variation_order r on r.variation_id = v.id and r.manufacturer_id = c.id`;
  return sql`(
    select e.* from unnest(${manufacturers}::bigint[]) c (id) cross join lateral (
      select ${sortedColumns(filter)} ${fromPart(vendorId, filter, 'others', join)}
      order by ${columnOfEach[filter.sort]} ${direction}, v.id ${direction}
      limit ${lengthUpTo(filter)}) e)`;
};
