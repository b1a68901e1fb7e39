import { sql } from 'kysely';
import * as v from 'valibot';
import type { PausedProducts, VendorProductCounts } from '#contract/generated/schema.ts';
import { limits } from '#contract/limits.ts';
import { type Source, vendorProductsQuery } from '#contract/rules/selling/vendorProduct.ts';
import type { Db, SqlFragment } from '#server/db/database.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { connectedWith } from '#server/modules/people/networks/connections.ts';
import { fromMatching } from './filter.ts';
import { hasAccount, hasDrivingCosts } from './needs.ts';
import { nameOf, vendorOf } from './offers.ts';

/** The number of products in a tab, counted as far as lists count. */
const countIn = (vendorId: string, tab: Source): SqlFragment => {
  const { countedTotal } = limits;
  const all = fromMatching(vendorId, v.parse(vendorProductsQuery, { tab }), countedTotal);
  return sql`(select count(*)::int from (
    select ${all} limit ${sql.lit(countedTotal + 1)}) n)`;
};

/**
 * The number of products in each tab, and the requirements for including products, in one
 * statement.
 */
export const vendorProductCounts = async (db: Db, viewer: Viewer): Promise<VendorProductCounts> => {
  const vendorId = vendorOf(viewer);
  const vendor = { kind: 'vendor', id: sql`${vendorId}::bigint` } as const;
  const { rows } = await sql<VendorProductCounts>`
    select
      ${countIn(vendorId, 'manufacturer')} as manufacturer, ${countIn(vendorId, 'seller')} as seller,
      x."includedFromManufacturers", x."includedFromSellers", x.paused,
      ${hasAccount} as "hasPaymentAccount", ${hasDrivingCosts} as "hasDrivingCosts",
      (select count(*)::int from (${connectedWith(vendor, 'manufacturer')}
        union all ${connectedWith(vendor, 'vendor')}) c) as connections,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', o.id::text, 'name', ${nameOf('o')})
          order by lower(${nameOf('o')}), o.id)
        from vendors o where o.id in (${connectedWith(vendor, 'vendor')})
          or o.id in (select source_vendor_id from vendor_products where vendor_id = ${vendorId})),
        '[]') as sellers
    from vendors d, (
      select (count(*) filter (where source = 'manufacturer'))::int as "includedFromManufacturers",
        (count(*) filter (where source = 'seller'))::int as "includedFromSellers",
        (count(*) filter (where paused_reason is not null))::int as paused
      from vendor_products where vendor_id = ${vendorId}) x
    where d.id = ${vendorId}`.execute(db);
  return rows[0] as VendorProductCounts;
};

/** The number of paused products in each tab. */
export const pausedProducts = async (db: Db, viewer: Viewer): Promise<PausedProducts> => {
  const { rows } = await sql<PausedProducts>`
    select (count(*) filter (where source = 'manufacturer'))::int as "fromManufacturers",
      (count(*) filter (where source = 'seller'))::int as "fromSellers"
    from vendor_products
    where vendor_id = ${vendorOf(viewer)} and paused_reason is not null`.execute(db);
  return rows[0] as PausedProducts;
};
