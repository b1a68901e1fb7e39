import { sql } from 'kysely';
import type { VendorProductsPreview } from '#contract/generated/schema.ts';
import type { BulkTarget } from '#contract/rules/platform/bulk.ts';
import type { PreviewPage } from '#contract/rules/platform/preview.ts';
import type { VendorProductsFilter } from '#contract/rules/selling/vendorProduct.ts';
import { type Db, inTransaction, type SqlFragment } from '#server/db/database.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { matching } from '#server/modules/selling/vendorProducts/filter.ts';
import { isAmong, vendorOf } from '#server/modules/selling/vendorProducts/offers.ts';
import { type Chosen, chosenEdit, type Plan } from './edits.ts';
import { planned } from './plan.ts';

const plannedRows = (
  vendorId: string,
  plan: Plan,
  { ids, query }: BulkTarget<VendorProductsFilter>,
): SqlFragment =>
  query
    ? planned(vendorId, query.tab, plan, matching(vendorId, query))
    : sql`${planned(vendorId, 'manufacturer', plan, isAmong('manufacturer', ids ?? []))} union all
        ${planned(vendorId, 'seller', plan, isAmong('seller', ids ?? []))}`;

/** Previews an edit without changing anything, using the same expressions as the edit. */
export const previewEdit = (
  db: Db,
  viewer: Viewer,
  target: BulkTarget<VendorProductsFilter>,
  chosen: Chosen,
  { page, size }: PreviewPage,
): Promise<VendorProductsPreview> =>
  inTransaction(db, async (trx) => {
    const vendorId = vendorOf(viewer);
    const { edit, change } = chosenEdit(chosen);
    await edit.assertPossible(trx, vendorId, change);
    const rows = plannedRows(vendorId, edit.plan(change), target);
    const { rows: told } = await sql<VendorProductsPreview>`
      with told as materialized (
        select x.*, case when x.msg is not null then 'refused'
          when x.before <> x.after then 'changed' else 'unchanged' end as outcome
        from (${rows}) x)
      select (select count(*)::int from told) as total,
        (select count(*)::int from told where outcome = 'changed') as changed,
        (select count(*)::int from told where outcome = 'unchanged') as unchanged,
        (select count(*)::int from told where outcome = 'refused') as refused,
        (select coalesce(json_agg(r order by r.count desc, r.msg), '[]') from (
          select msg, count(*)::int as count from told where msg is not null group by 1) r) as refusals,
        (select coalesce(json_agg(json_build_object('id', p.id::text, 'name', p.name, 'sku', p.sku,
            'outcome', p.outcome, 'before', p.before, 'after', p.after, 'msg', p.msg) order by p.n), '[]')
          from (
            select t.*, row_number() over (order by
              array_position(array['refused', 'changed', 'unchanged'], t.outcome), t.own) as n
            from told t order by n limit ${size} offset ${page}::bigint * ${size}) p) as results`.execute(
      trx,
    );
    return told[0] as VendorProductsPreview;
  });
