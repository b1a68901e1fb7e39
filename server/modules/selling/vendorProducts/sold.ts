import { sql } from 'kysely';
import type { SoldProduct } from '#contract/generated/schema.ts';
import type { SoldProductsFilter } from '#contract/rules/selling/vendorProduct.ts';
import type { Db, SqlFragment } from '#server/db/database.ts';
import { countOf, orderedIdsOf, pageOf, type Rows, requestedColumns } from '#server/db/page.ts';
import { hasWords } from '#server/db/search.ts';
import { forbidden } from '#server/errors/domainError.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { ListSource } from '#server/graphql/list.ts';
import { parentsIn } from '#server/modules/catalogue/variations/filter.ts';
import { assertConnected, isConnected } from '#server/modules/people/networks/connections.ts';
import { shownFields } from './list.ts';

/**
 * The selling price of the row `i`, based on the price of the seller `s` that it comes from, if
 * any.
 */
const price = sql`selling_price(i.price_type, i.own_price, i.adjustment_type, i.adjustment_amount,
  case when s.id is null then v.price else selling_price(s.price_type, s.own_price,
    s.adjustment_type, s.adjustment_amount, v.price) end)`;

/** An expression on the row's variation `v`, product `p` and manufacturer `m`. */
const ofProduct = (value: SqlFragment): SqlFragment => sql`(
  select ${value} from variations v join parent_products p on p.id = v.parent_id
  join manufacturers m on m.id = p.manufacturer_id
  left join vendor_products s
    on s.vendor_id = i.source_vendor_id and s.variation_id = i.variation_id
  where v.id = i.variation_id)`;

/**
 * Whether the row is for sale and made by another manufacturer; the viewing manufacturer is
 * connected with its seller.
 */
const isShown = (manufacturerId: string): SqlFragment => sql`
  i.status = '1' and i.paused_reason is null
  and ${isConnected(sql`i.vendor_id`, { kind: 'manufacturer', id: sql`${manufacturerId}::bigint` })}
  and ${ofProduct(sql`p.manufacturer_id <> ${manufacturerId} and ${price} is not null`)}`;

const makerOf = ({ manufacturerId }: Viewer): string => {
  if (manufacturerId === null) throw forbidden();
  return manufacturerId;
};

/** Rows that match the filters, with their sort expressions. */
const found = (viewer: Viewer, filter: SoldProductsFilter) => {
  const { vendorId, name, categories, ids } = filter;
  const where = [sql`i.vendor_id = ${vendorId}`, isShown(makerOf(viewer))];
  if (ids) where.push(sql`i.id = any(${ids}::bigint[])`);
  if (name) where.push(ofProduct(hasWords(name, sql`v.name`, sql`v.sku`, sql`p.name`)));
  if (categories?.length) where.push(ofProduct(sql`p.id in (${parentsIn(categories)})`));
  const sorts: Record<SoldProductsFilter['sort'], SqlFragment> = {
    name: ofProduct(sql`lower(v.name)`),
    id: sql`i.id`,
    sku: ofProduct(sql`v.sku`),
    manufacturer: ofProduct(sql`lower(m.company_name)`),
  };
  const rows: Rows = { table: 'vendor_products', alias: 'i', where };
  return { rows, column: sorts[filter.sort] };
};

const soldOn = async (
  db: Db,
  page: SqlFragment,
  fields: ReadonlySet<string>,
): Promise<SoldProduct[]> => {
  const expressions = {
    ...shownFields,
    manufacturer: sql`m.company_name`,
    price: sql`${price}::text`,
  };
  const { rows } = await sql<SoldProduct>`
    with page as materialized (${page})
    select i.id${requestedColumns(expressions, fields)}
    from page join vendor_products i on i.id = page.id
    join variations v on v.id = i.variation_id
    join parent_products p on p.id = v.parent_id
    join manufacturers m on m.id = p.manufacturer_id
    left join vendor_products s
      on s.vendor_id = i.source_vendor_id and s.variation_id = i.variation_id
    order by page.n`.execute(db);
  return rows;
};

/** Throws NOT_FOUND unless the manufacturer is connected with the seller. */
export const assertSeen = (db: Db, viewer: Viewer, vendorId: string): Promise<void> =>
  assertConnected(db, vendorId, { kind: 'manufacturer', id: makerOf(viewer) });

/**
 * Products of other manufacturers that a connected seller sells. At what price it sells the
 * viewer's own products is not revealed.
 */
export const listSoldProducts = async (
  db: Db,
  viewer: Viewer,
  filter: SoldProductsFilter,
  fields: ReadonlySet<string>,
): Promise<ListSource<SoldProduct>> => {
  await assertSeen(db, viewer, filter.vendorId);
  const { rows, column } = found(viewer, filter);
  return {
    results: () => soldOn(db, pageOf(rows, column, filter), fields),
    total: () => countOf(db, rows, filter.countUpTo),
  };
};

/** Selects the ids of the rows that match, in the list's order. */
export const matchingSold = (viewer: Viewer, filter: SoldProductsFilter): SqlFragment => {
  const { rows, column } = found(viewer, filter);
  return orderedIdsOf(rows, column, filter);
};

/** The rows with these ids that the viewer may see, in the order of the ids. */
export const soldByIds = (
  db: Db,
  viewer: Viewer,
  ids: readonly string[],
  fields: ReadonlySet<string>,
): Promise<SoldProduct[]> =>
  soldOn(
    db,
    sql`select i.id, x.n from unnest(${ids}::bigint[]) with ordinality x (id, n)
      join vendor_products i on i.id = x.id and ${isShown(makerOf(viewer))}`,
    fields,
  );
