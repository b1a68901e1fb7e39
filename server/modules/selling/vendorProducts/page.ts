import { sql } from 'kysely';
import type { VendorProductsFilter } from '#contract/rules/selling/vendorProduct.ts';
import type { Db, SqlFragment } from '#server/db/database.ts';
import { directionOf } from '#server/db/page.ts';
import { fromPart, orderOf, partsOf, sortedColumns } from './filter.ts';
import { type Among, connectedManufacturers } from './offers.ts';

/**
 * Selects the key of the offers of a page as `id`, with their position `n`. Each part of the list is read up to the
 * end of the page.
 */
export const pageIn = async (
  db: Db,
  vendorId: string,
  filter: VendorProductsFilter,
): Promise<SqlFragment> => {
  const { page, size } = filter;
  const each = await readOneByOne(db, vendorId, filter);
  const parts = partsOf(filter).map((among) =>
    among === 'others' && each
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
 * The manufacturers whose products are read each in their own order; null if all are read in the order of the list. There,
 * the products of manufacturers that are not connected with the vendor stand in between. A search or a category may
 * have few products of each, which an index of their own finds.
 */
const readOneByOne = async (
  db: Db,
  vendorId: string,
  filter: VendorProductsFilter,
): Promise<readonly string[] | null> => {
  const { tab, sort, ids, name, categories, manufacturer } = filter;
  const isSparse = ids || name || categories?.length;
  if (tab !== 'manufacturer' || !(sort in columnOfEach) || isSparse) return null;
  const each = manufacturer ? [manufacturer] : await connectedManufacturers(db, vendorId);
  return each.length * lengthUpTo(filter) <= atMost ? each : null;
};

const firstOfEach = (
  vendorId: string,
  filter: VendorProductsFilter,
  manufacturers: readonly string[],
): SqlFragment => {
  const direction = directionOf(filter);
  const join = sql`join variation_order r on r.variation_id = v.id and r.manufacturer_id = c.id`;
  return sql`(
    select e.* from unnest(${manufacturers}::bigint[]) c (id) cross join lateral (
      select ${sortedColumns(filter)} ${fromPart(vendorId, filter, 'others', join)}
      order by ${columnOfEach[filter.sort]} ${direction}, v.id ${direction}
      limit ${lengthUpTo(filter)}) e)`;
};
