import { sql } from 'kysely';
import type { LedgerEntry, PayoutSums } from '#contract/generated/schema.ts';
import type { Db, SqlFragment } from '#server/db/database.ts';
import { notFound } from '#server/errors/domainError.ts';
import { type Context, type Viewer, viewerOf } from '#server/graphql/context.ts';

/**
 * The partner whose ledger is meant: a partner's own, or the one an administrator names.
 * @throws NOT_FOUND for any other
 */
export const partnerOf = (viewer: Viewer, vendorId: string | null | undefined): string => {
  const id = viewer.portal === 'admin' ? vendorId : viewer.vendorId;
  if (id == null || (vendorId != null && vendorId !== id)) throw notFound();
  return id;
};

/** Like `partnerOf`, but also checks that the partner exists. */
export const knownPartner = async (
  context: Context,
  vendorId: string | null | undefined,
): Promise<string> => {
  const id = partnerOf(viewerOf(context), vendorId);
  await context.db
    .selectFrom('vendors')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow(notFound);
  return id;
};

/** The name of partner `v`. */
export const partnerName = sql`coalesce(nullif(v.company_name, ''), v.name || ' ' || v.surname)`;

/** Whether the entry is in no payout, or in a rejected one. */
const isDue = sql`not exists (select from payout_items i
  where i.kind = d.kind and i.source_id = d.source_id and i.is_held)`;

/**
 * Whether the entry is a refund of something that has been paid out or is in a requested payout.
 */
const isOfFormer = sql`d.kind = 'refund' and exists (
  select from refunds r join payout_items i on i.is_held and (
    (i.kind = 'line' and i.source_id = r.line_id) or (i.kind = 'service' and i.source_id = r.service_id))
  where r.id = d.source_id)`;

/**
 * The amounts due to a partner, as rows of `ledger`; `is_asked` marks those that a payout for this
 * order contains: all of them without an order, otherwise those of the order and refunds to deduct
 * from former payouts.
 */
export const dueTo = (vendorId: string, orderId: string | null | undefined): SqlFragment => sql`
  select d.*, ${orderId == null ? sql`true` : sql`(d.order_id = ${orderId} or (${isOfFormer}))`}
    as is_asked
  from ledger d where d.vendor_id = ${vendorId} and ${isDue}`;

/** The sums of all rows `t` of a ledger. */
export const sumsOf = sql`jsonb_build_object(
  'gross', coalesce(sum(t.amount) filter (where t.kind in ('line', 'service')), 0.00)::text,
  'commission', coalesce(sum(t.commission) filter (where t.kind in ('line', 'service')), 0.00)::text,
  'passedOn', coalesce(sum(t.net) filter (where t.kind in ('shipping', 'driving')), 0.00)::text,
  'adjustments', coalesce(sum(t.net) filter (where t.kind = 'refund'), 0.00)::text,
  'net', coalesce(sum(t.net) filter (where t.kind <> 'payout'), 0.00)::text)`;

export const noSums: PayoutSums = {
  gross: '0.00',
  commission: '0.00',
  passedOn: '0.00',
  adjustments: '0.00',
  net: '0.00',
};

/** The sort order of ledger rows `t`. */
export const inOrder = sql`t.at, t.order_id, t.kind, t.source_id`;

/** A page of ledger rows as JSON text, which keeps amounts exact; `rowsIn` reads it. */
export const pageIn = (rows: SqlFragment) => sql<string>`(
  select coalesce(jsonb_agg(jsonb_build_object('kind', t.kind, 'source_id', t.source_id,
    'order_id', t.order_id, 'part_id', t.part_id, 'at', t.at, 'amount', t.amount,
    'commission', t.commission, 'net', t.net, 'n', t.n)), '[]')::text from (${rows}) t)`;

/** The rows of `pageIn`, for `readEntries`. */
export const rowsIn = (page: string): SqlFragment => sql`
  select * from jsonb_to_recordset(${page}::jsonb) as x (kind text, source_id bigint,
    order_id bigint, part_id bigint, at timestamptz, amount numeric, commission numeric,
    net numeric, n bigint)`;

/**
 * The purchase value of goods that another partner delivers, and of shipping another partner's
 * goods.
 */
const purchaseValue = sql`case t.kind
  when 'line' then case when l.deliverer_part_id <> l.part_id
    then l.source_price * l.quantity end
  when 'shipping' then (select sum(o.source_price * o.quantity) from order_lines o
    where o.shipping_id = t.source_id and o.part_id <> t.part_id) end`;

/**
 * Converts rows `t` of a ledger to readable entries.
 * @param rows selects columns of `ledger` and their position `n`
 */
export const readEntries = async (db: Db, rows: SqlFragment): Promise<LedgerEntry[]> => {
  const { rows: entries } = await sql<LedgerEntry>`
    with t as materialized (${rows})
    select t.kind || '-' || t.source_id as id, t.kind, to_json(t.at) #>> '{}' as at,
      case t.kind when 'payout' then y.number when 'shipping' then g.template_name
        when 'driving' then '' else coalesce(l.name, s.name) end as name,
      l.sku, case t.kind when 'line' then l.quantity end as quantity,
      t.order_id as "orderId", o.number as "orderNumber", y.id as "payoutId",
      case when t.kind in ('line', 'service') then p.base end as base,
      case when t.kind in ('line', 'service') then p.tier end as tier,
      case when t.kind in ('line', 'service', 'refund') then p.rate end as rate,
      t.amount::text, t.commission::text, t.net::text,
      (${purchaseValue})::text as "purchaseValue"
    from t
    left join orders o on o.id = t.order_id
    left join order_parts p on p.id = t.part_id
    left join refunds r on t.kind = 'refund' and r.id = t.source_id
    left join order_lines l
      on l.id = case t.kind when 'line' then t.source_id when 'refund' then r.line_id end
    left join order_services s
      on s.id = case t.kind when 'service' then t.source_id when 'refund' then r.service_id end
    left join order_shipping g on t.kind = 'shipping' and g.id = t.source_id
    left join payouts y on t.kind = 'payout' and y.id = t.source_id
    order by t.n`.execute(db);
  return entries;
};
