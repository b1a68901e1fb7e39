import { sql } from 'kysely';
import type { LedgerEntry, PayoutSums } from '#contract/generated/schema.ts';
import type { Db, SqlFragment } from '#server/db/database.ts';
import { moment } from '#server/db/moment.ts';
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
const isDue = sql`(d.kind <> 'payout' and not exists (
  select from payout_items i where i.entry_id = d.id and i.is_held))`;

/**
 * Whether the entry takes back something that has been paid out or is in a requested payout.
 */
const isOfFormer = sql`d.amount < 0 and exists (
  select from payout_items i
  left join refunds r on d.kind = 'refund' and r.id = d.source_id
  where i.order_id = d.order_id and i.is_held and case
    when d.kind <> 'refund' then (i.kind, i.source_id) = (d.kind, d.source_id)
    when i.kind = 'line' then i.source_id = r.line_id
    when i.kind = 'service' then i.source_id = r.service_id
    when i.kind = 'shipping' then i.source_id = r.shipping_id
    when i.kind = 'driving' then r.is_driving and i.source_id = r.part_id end)`;

/**
 * The amounts due to a partner, as rows of `ledger_entries`; `is_asked` marks those that a payout for
 * this order contains: all of them without an order, otherwise those of the order and deductions from
 * former payouts.
 */
export const dueTo = (vendorId: string, orderId: string | null | undefined): SqlFragment => sql`
  select d.*, ${orderId == null ? sql`true` : sql`(d.order_id = ${orderId} or (${isOfFormer}))`}
    as is_asked
  from ledger_entries d where d.vendor_id = ${vendorId} and ${isDue}`;

const sumOf = (column: 'amount' | 'commission' | 'net', part: string) => sql`
  coalesce(sum(${sql.ref(`t.${column}`)})
    filter (where ledger_column(t.kind, t.amount) = ${sql.lit(part)}), 0.00)::text`;

/** The sums of all rows `t` of a ledger. */
export const sumsOf = sql`jsonb_build_object(
  'gross', ${sumOf('amount', 'gross')},
  'commission', ${sumOf('commission', 'gross')},
  'passedOn', ${sumOf('net', 'passedOn')},
  'adjustments', ${sumOf('net', 'adjustment')},
  'net', coalesce(sum(t.net) filter (where t.kind <> 'payout'), 0.00)::text)`;

export const noSums: PayoutSums = {
  gross: '0.00',
  commission: '0.00',
  passedOn: '0.00',
  adjustments: '0.00',
  net: '0.00',
};

/** The sort order of ledger rows `t`: as they were booked. */
export const inOrder = sql`t.day, t.id`;

/** A page of ledger rows as JSON text, in order; `rowsIn` reads it. */
export const pageIn = (rows: SqlFragment) => sql<string>`(
  select coalesce(jsonb_agg(t.id::text order by t.day, t.id), '[]')::text from (${rows}) t)`;

/** The rows of `pageIn`, for `readEntries`. */
export const rowsIn = (page: string): SqlFragment => sql`
  select e.*, x.n from jsonb_array_elements_text(${page}::jsonb) with ordinality x (id, n)
  join ledger_entries e on e.id = x.id::bigint`;

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
 * @param rows selects columns of `ledger_entries` and their position `n`
 */
export const readEntries = async (db: Db, rows: SqlFragment): Promise<LedgerEntry[]> => {
  const { rows: entries } = await sql<LedgerEntry>`
    with t as materialized (${rows})
    select t.id, t.kind, ${moment('t.at')} as at,
      case t.kind when 'payout' then y.number when 'shipping' then g.template_name
        when 'driving' then ''
        when 'refund' then coalesce(l.name, s.name, g.template_name, '')
        else coalesce(l.name, s.name) end as name,
      l.sku, case t.kind when 'line' then l.quantity end as quantity,
      t.order_id as "orderId", o.number as "orderNumber", y.id as "payoutId",
      case when t.kind in ('line', 'service') then p.base end as base,
      case when t.kind in ('line', 'service') then p.tier end as tier,
      case when t.kind in ('line', 'service') or num_nonnulls(r.line_id, r.service_id) > 0
        then p.rate end as rate,
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
    left join order_shipping g
      on g.id = case t.kind when 'shipping' then t.source_id when 'refund' then r.shipping_id end
    left join payouts y on t.kind = 'payout' and y.id = t.source_id
    order by t.n`.execute(db);
  return entries;
};
