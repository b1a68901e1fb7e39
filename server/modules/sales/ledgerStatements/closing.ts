import { sql } from 'kysely';
import type { MonthToClose } from '#contract/generated/schema.ts';
import { lastDayOf } from '#contract/rules/platform/period.ts';
import type { MonthClosing } from '#contract/rules/sales/ledgerStatement.ts';
import type { Db } from '#server/db/database.ts';
import { moment } from '#server/db/moment.ts';
import type { Writing } from '#server/entity/writing.ts';
import { DomainError } from '#server/errors/domainError.ts';
import { notify } from '#server/modules/platform/notifications/notify.ts';
import { isQuiet } from '#server/modules/sales/orders/conditions.ts';

/** Whether month `m.month` has ended in Germany. */
const isEnded = sql`m.month + interval '1 month' <= (now() at time zone 'Europe/Berlin')::date`;

/** The entries `e` of month `m.month`. */
const ofMonth = sql`e.day >= m.month and e.day < m.month + interval '1 month'`;

const openAmounts = (from: string, amount: 'amount' | 'net', states: readonly string[]) => sql`(
  select jsonb_build_object('count', count(*), 'amount', coalesce(sum(${sql.ref(amount)}), 0.00)::text)
  from ${sql.table(from)} where state = any(${states}))`;

/** The month that is closed next, and what is still open. */
export const monthToClose = async (db: Db): Promise<MonthToClose> => {
  const { rows } = await sql<MonthToClose>`
    with m as materialized (select month_to_close() as month),
    sums as materialized (
      select count(*)::int as entries, count(distinct e.vendor_id)::int as partners,
        coalesce(sum(e.net) filter (where e.kind <> 'payout'), 0.00)::text as net,
        coalesce(-sum(e.net) filter (where e.kind = 'payout'), 0.00)::text as paid
      from m join ledger_entries e on ${ofMonth})
    select to_char(m.month, 'YYYY-MM') as month, coalesce(${isEnded}, false) as "isEnded",
      sums.*,
      ${openAmounts('repayments', 'amount', ['owed'])} as repayments,
      ${openAmounts('payouts', 'net', ['requested', 'approved'])} as payouts,
      (select count(*)::int from orders t where ${isQuiet}) as "quietOrders",
      (select jsonb_build_object('month', to_char(p.month, 'YYYY-MM'),
          'closedAt', ${moment('p.closed_at')},
          'closedBy', nullif(concat_ws(' ', u.firstname, u.lastname), ''))
        from ledger_periods p left join users u on u.id = p.closed_by
        order by p.month desc limit 1) as last
    from m, sums`.execute(db);
  return rows[0] as MonthToClose;
};

const refused = (reason: 'MONTH_CLOSED' | 'MONTH_ORDER' | 'MONTH_RUNNING') =>
  new DomainError('CONFLICT', { msg: `error.${reason}` });

/**
 * Closes the month, stores its statements and notifies its partners.
 * @throws CONFLICT if it is closed already, has not ended, or an earlier month is open
 */
export const closeMonth = async (
  { trx, viewer }: Pick<Writing, 'trx' | 'viewer'>,
  { month }: MonthClosing,
) => {
  // entries that are being booked are waited for, and a second closing waits for this one
  await sql`select lock_ledger()`.execute(trx);
  const { rows } = await sql<{ next: string | null; isEnded: boolean }>`
    select to_char(m.month, 'YYYY-MM') as next, coalesce(${isEnded}, false) as "isEnded"
    from (select month_to_close() as month) m`.execute(trx);
  const { next = null, isEnded: hasEnded = false } = rows[0] ?? {};
  if (next !== null && month < next) throw refused('MONTH_CLOSED');
  if (next !== month) throw refused('MONTH_ORDER');
  if (!hasEnded) throw refused('MONTH_RUNNING');
  const day = `${month}-01`;
  await sql`insert into ledger_periods (month, closed_by) values (${day}::date, ${viewer.userId})`.execute(
    trx,
  );
  const statements = await sql<{ id: string; vendor_id: string }>`
    select id, vendor_id from ledger_statements where month = ${day}::date`.execute(trx);
  await notify(
    trx,
    'monthClosed',
    statements.rows.map(({ vendor_id: vendorId }) => ({
      vendorId,
      params: { month },
      link: `/payouts/statement?from=${day}&to=${lastDayOf(month)}`,
    })),
  );
};
