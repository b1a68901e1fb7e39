import { sql } from 'kysely';
import type { SoldProductsFilter } from '#contract/rules/vendorProduct.ts';
import type { Db } from '#server/db/database.ts';
import { asked, countOf, pageOf, type Rows } from '#server/db/page.ts';
import { hasWords } from '#server/db/search.ts';
import type { SoldProduct } from '#server/generated/graphql.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { forbidden } from '#server/graphql/errors.ts';
import type { ListSource } from '#server/graphql/list.ts';
import { assertConnected } from '#server/modules/networks/connections.ts';
import { shownFields } from './list.ts';
import type { Fragment } from './offers.ts';

/** What the row `i` is sold for: by the price of the seller `s` it comes from, if there is one. */
const price = sql`selling_price(i.price_type, i.own_price, i.adjustment_type, i.adjustment_amount,
  case when s.id is null then v.price else selling_price(s.price_type, s.own_price,
    s.adjustment_type, s.adjustment_amount, v.price) end)`;

/** An expression of the row's variation `v`, product `p` and manufacturer `m`. */
const ofProduct = (value: Fragment): Fragment => sql`(
  select ${value} from variations v join parent_products p on p.id = v.parent_id
  join manufacturers m on m.id = p.manufacturer_id
  left join vendor_products s
    on s.vendor_id = i.source_vendor_id and s.variation_id = i.variation_id
  where v.id = i.variation_id)`;

/**
 * What a seller has for sale of other manufacturers than the viewer, who is connected with it. Who
 * sells the viewer's own products at what price is told to nobody.
 */
export const listSoldProducts = async (
  db: Db,
  { manufacturerId }: Viewer,
  { vendorId, name, ids, sort, ...page }: SoldProductsFilter,
  fields: ReadonlySet<string>,
): Promise<ListSource<SoldProduct>> => {
  if (manufacturerId === null) throw forbidden();
  await assertConnected(db, vendorId, { kind: 'manufacturer', id: manufacturerId });
  const where = [
    sql`i.vendor_id = ${vendorId} and i.status = '1' and i.paused_reason is null`,
    ofProduct(sql`p.manufacturer_id <> ${manufacturerId} and ${price} is not null`),
  ];
  if (ids) where.push(sql`i.id = any(${ids}::bigint[])`);
  if (name) where.push(ofProduct(hasWords(name, sql`v.name`, sql`v.sku`, sql`p.name`)));
  const sorts: Record<SoldProductsFilter['sort'], Fragment> = {
    name: ofProduct(sql`lower(v.name)`),
    id: sql`i.id`,
    sku: ofProduct(sql`v.sku`),
    manufacturer: ofProduct(sql`lower(m.company_name)`),
  };
  const rows: Rows = { table: 'vendor_products', alias: 'i', where };
  const expressions = {
    ...shownFields,
    manufacturer: sql`m.company_name`,
    price: sql`${price}::text`,
  };
  const { rows: results } = await sql<SoldProduct>`
    with page as materialized (${pageOf(rows, sorts[sort], page)})
    select i.id${asked(expressions, fields)}
    from page join vendor_products i on i.id = page.id
    join variations v on v.id = i.variation_id
    join parent_products p on p.id = v.parent_id
    join manufacturers m on m.id = p.manufacturer_id
    left join vendor_products s
      on s.vendor_id = i.source_vendor_id and s.variation_id = i.variation_id
    order by page.n`.execute(db);
  return { results, total: () => countOf(db, rows) };
};
