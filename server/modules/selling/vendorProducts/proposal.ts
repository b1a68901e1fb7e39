import { sql } from 'kysely';
import type { IncludeProposal } from '#contract/generated/schema.ts';
import type { BulkTarget } from '#contract/rules/platform/bulk.ts';
import { sources, type VendorProductsFilter } from '#contract/rules/selling/vendorProduct.ts';
import type { Db, SqlFragment } from '#server/db/database.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { isAmong, offersOf, vendorOf } from './offers.ts';

/** The manufacturers of the products; of all matches, only the one of the filter is known cheaply. */
const manufacturersOf = (
  vendorId: string,
  { ids, query }: BulkTarget<VendorProductsFilter>,
): SqlFragment => {
  if (!ids) return sql`${query?.manufacturer ?? null}::bigint`;
  const parts = sources.map(
    (source) => sql`
      select p.manufacturer_id from ${offersOf(vendorId, source)} where ${isAmong(source, ids)}`,
  );
  return sql.join(parts, sql` union `);
};

/** Proposes a delivery template: the only one, the one used most for the manufacturers, the last. */
export const includeProposal = async (
  db: Db,
  viewer: Viewer,
  target: BulkTarget<VendorProductsFilter>,
): Promise<IncludeProposal> => {
  const vendorId = vendorOf(viewer);
  const { rows } = await sql<{ deliveryTemplateId: string }>`
    with uses as (
      select i.delivery_template_id as id, max(i.updated_at) as last,
        count(*) filter (where p.manufacturer_id in (${manufacturersOf(vendorId, target)})) as same
      from vendor_products i
      join variations v on v.id = i.variation_id join parent_products p on p.id = v.parent_id
      where i.vendor_id = ${vendorId} and i.delivery_template_id is not null
      group by i.delivery_template_id)
    select t.id as "deliveryTemplateId"
    from (select id, count(*) over () as n from delivery_templates where vendor_id = ${vendorId}) t
    left join uses u on u.id = t.id
    where t.n = 1 or u.id is not null
    order by coalesce(u.same, 0) desc, u.last desc nulls last, t.id limit 1`.execute(db);
  return { deliveryTemplateId: rows[0]?.deliveryTemplateId ?? null };
};
