import { sql } from 'kysely';
import type { PayoutStatement } from '#contract/generated/schema.ts';
import type { PayoutStatementQuery } from '#contract/rules/sales/payout.ts';
import type { Db } from '#server/db/database.ts';
import { notFound } from '#server/errors/domainError.ts';
import { inOrder, pageIn, partnerName, readEntries, rowsIn, sumsOf } from './ledger.ts';

type Period = Pick<PayoutStatementQuery, 'from' | 'to'>;

/** The entries of a partner in a period. */
const within = (vendorId: string, { from, to }: Period) => sql`
  select t.* from ledger_entries t
  where t.vendor_id = ${vendorId} and t.day between ${from}::date and ${to}::date`;

/** Ids of the statement's rows, including opening and closing balance, in order. */
export const statementIds = (vendorId: string, period: Period) => sql`
  select x.id from (
    select 0 as part, 'opening:' || ${period.from}::text || ${`:${vendorId}`}::text as id, 0::bigint as n
    union all
    select 1, 'entry:' || t.id || ${`:${vendorId}`}::text, row_number() over (order by ${inOrder})
    from (${within(vendorId, period)}) t
    union all
    select 2, 'closing:' || ${period.to}::text || ${`:${vendorId}`}::text, 0) x
  order by x.part, x.n`;

/** The partner's entries with these ids, in order. */
export const statementEntries = (db: Db, vendorId: string, ids: readonly string[]) =>
  readEntries(
    db,
    sql`select t.*, x.n from unnest(${ids}::bigint[]) with ordinality x (id, n)
      join ledger_entries t on t.id = x.id and t.vendor_id = ${vendorId}`,
  );

/** The sum of a partner's entries before a day, or up to it. */
const balance = (vendorId: string, day: string, side: 'before' | 'after') => sql<string>`(
  select coalesce(sum(t.net), 0.00)::text from ledger_entries t
  where t.vendor_id = ${vendorId}
    and ${side === 'before' ? sql`t.day < ${day}::date` : sql`t.day <= ${day}::date`})`;

/** The balance before the first day, or after the last one. */
export const balanceAt = async (
  db: Db,
  vendorId: string,
  day: string,
  side: 'before' | 'after',
): Promise<string> => {
  const { rows } = await sql<{ balance: string }>`
    select ${balance(vendorId, day, side)} as balance`.execute(db);
  return rows[0]?.balance ?? '0.00';
};

type Totals = Omit<PayoutStatement, 'results'> & { entries: string };

/**
 * The entries of a period, between the balances before and after it; a closed month names the partner as
 * it was called then.
 */
export const payoutStatement = async (
  db: Db,
  vendorId: string,
  { from, to, page, size }: PayoutStatementQuery,
): Promise<PayoutStatement> => {
  const { rows } = await sql<Totals>`
    with within as materialized (${within(vendorId, { from, to })})
    select coalesce((select c.partner_name from ledger_statements c
        where c.vendor_id = v.id and c.month = ${from}::date
          and c.month + interval '1 month - 1 day' = ${to}::date), ${partnerName}) as "partnerName",
      (select count(*)::int from within) as total,
      (select ${sumsOf} from within t) as sums,
      (select coalesce(-sum(net) filter (where kind = 'payout'), 0.00)::text from within) as paid,
      ${balance(vendorId, from, 'before')} as opening,
      ${balance(vendorId, to, 'after')} as closing,
      ${pageIn(sql`
        select t.* from within t order by ${inOrder} limit ${size} offset ${page * size}`)} as entries
    from vendors v where v.id = ${vendorId}`.execute(db);
  const [found] = rows;
  if (!found) throw notFound();
  const { entries, ...totals } = found;
  return { ...totals, results: await readEntries(db, rowsIn(entries)) };
};
