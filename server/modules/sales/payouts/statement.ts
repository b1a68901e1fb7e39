import { sql } from 'kysely';
import type { PayoutStatement } from '#contract/generated/schema.ts';
import type { PayoutStatementQuery } from '#contract/rules/sales/payout.ts';
import type { Db } from '#server/db/database.ts';
import { notFound } from '#server/errors/domainError.ts';
import { pageIn, partnerName, readEntries, rowsIn, sumsOf } from './ledger.ts';

/**
 * All amounts owed to a partner, and payments to it as negative rows; `day` is the day in Berlin.
 */
const movesOf = (vendorId: string) => sql`
  select d.kind, d.source_id, d.order_id, d.part_id, d.at, d.amount, d.commission, d.net,
    (d.at at time zone 'Europe/Berlin')::date as day
  from ledger d where d.vendor_id = ${vendorId}
  union all
  select 'payout', y.id, null, null, y.paid_on::timestamp at time zone 'Europe/Berlin',
    -y.net, 0.00, -y.net, y.paid_on
  from payouts y where y.vendor_id = ${vendorId} and y.state = 'paid'`;

/** Payments of a day come after the amounts that became due on it. */
const byDay = sql`t.day, t.kind = 'payout', t.at, t.order_id, t.kind, t.source_id`;

type Period = Pick<PayoutStatementQuery, 'from' | 'to'>;

const isWithin = ({ from, to }: Period) => sql`t.day between ${from}::date and ${to}::date`;

/** Ids of the statement's rows, including opening and closing balance, in order. */
export const statementIds = (vendorId: string, period: Period) => sql`
  select x.id from (
    select 0 as part, 'opening:' || ${period.from}::text || ${`:${vendorId}`}::text as id, 0::bigint as n
    union all
    select 1, t.kind || ':' || t.source_id || ${`:${vendorId}`}::text, row_number() over (order by ${byDay})
    from (${movesOf(vendorId)}) t where ${isWithin(period)}
    union all
    select 2, 'closing:' || ${period.to}::text || ${`:${vendorId}`}::text, 0) x
  order by x.part, x.n`;

/** The rows with these ids (kind and source), in order. */
export const statementEntries = (
  db: Db,
  vendorId: string,
  ids: readonly { kind: string; source: string }[],
) => {
  const [kinds, sources] = [ids.map(({ kind }) => kind), ids.map(({ source }) => source)];
  // with the sources alone, each part of the ledger uses its index instead of reading the whole
  // ledger
  return readEntries(
    db,
    sql`select t.*, x.n from (${movesOf(vendorId)}) t
      join unnest(${kinds}::text[], ${sources}::bigint[]) with ordinality x (kind, source_id, n)
        on x.kind = t.kind and x.source_id = t.source_id
      where t.source_id = any(${sources}::bigint[])`,
  );
};

/** The balance before the first day, or after the last one. */
export const balanceAt = async (
  db: Db,
  vendorId: string,
  day: string,
  side: 'before' | 'after',
): Promise<string> => {
  const { rows } = await sql<{ balance: string }>`
    select coalesce(sum(t.net), 0.00)::text as balance from (${movesOf(vendorId)}) t
    where ${side === 'before' ? sql`t.day < ${day}::date` : sql`t.day <= ${day}::date`}`.execute(
    db,
  );
  return rows[0]?.balance ?? '0.00';
};

type Totals = Omit<PayoutStatement, 'results'> & { entries: string };

/** In one pass over the partner's ledger. */
export const payoutStatement = async (
  db: Db,
  vendorId: string,
  { from, to, page, size }: PayoutStatementQuery,
): Promise<PayoutStatement> => {
  const period = { from, to };
  const { rows } = await sql<Totals>`
    with moves as materialized (${movesOf(vendorId)}),
      within as (select t.* from moves t where ${isWithin(period)})
    select ${partnerName} as "partnerName",
      (select count(*)::int from within) as total,
      (select ${sumsOf} from within t) as sums,
      (select coalesce(-sum(net) filter (where kind = 'payout'), 0.00)::text from within) as paid,
      (select coalesce(sum(net), 0.00)::text from moves where day < ${from}::date) as opening,
      (select coalesce(sum(net), 0.00)::text from moves where day <= ${to}::date) as closing,
      ${pageIn(sql`
        select t.*, row_number() over (order by ${byDay}) as n from within t
        order by ${byDay} limit ${size} offset ${page * size}`)} as entries
    from vendors v where v.id = ${vendorId}`.execute(db);
  const [found] = rows;
  if (!found) throw notFound();
  const { entries, ...totals } = found;
  return { ...totals, results: await readEntries(db, rowsIn(entries)) };
};
