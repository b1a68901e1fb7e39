import { sql } from 'kysely';
import type { Trx } from '#server/db/database.ts';

const tables = ['ledger_entries', 'payouts', 'payout_events'] as const;

/**
 * Moves what the database has booked while the demo was being inserted to the days on which it would
 * have happened, and closes all months that have ended, except for the last one.
 */
export const backdateLedger = async (trx: Trx): Promise<void> => {
  // a table with pending checks cannot be altered
  await sql`set constraints all immediate`.execute(trx);
  for (const table of tables) {
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(trx);
  }
  await backdateEntries(trx);
  await backdatePaid(trx);
  for (const table of tables) {
    await sql`alter table ${sql.table(table)} enable trigger user`.execute(trx);
  }
  await closeMonths(trx);
};

/** Entries happen with the event that earned them: the completion or the payment. */
const backdateEntries = (trx: Trx) =>
  sql`
    with moved as (
      select e.id, greatest(o.paid_at, l.state_at, s.state_at, g.at, d.at) as at
      from ledger_entries e
      join orders o on o.id = e.order_id
      left join order_lines l on e.kind = 'line' and l.id = e.source_id
      left join order_services s on e.kind = 'service' and s.id = e.source_id
      left join lateral (
        select min(x.state_at) as at from order_lines x
        where e.kind = 'shipping' and x.shipping_id = e.source_id and x.state = 'completed') g on true
      left join lateral (
        select min(x.state_at) as at from order_services x
        where e.kind = 'driving' and x.part_id = e.source_id and x.state = 'completed') d on true
      where e.kind not in ('refund', 'payout'))
    update ledger_entries e
    set at = m.at, day = (m.at at time zone 'Europe/Berlin')::date
    from moved m where m.id = e.id`.execute(trx);

/** Paid payouts were requested a day after their last entry, and paid five days later. */
const backdatePaid = async (trx: Trx): Promise<void> => {
  await sql`
    with paid as (
      select y.id, max(e.at) + interval '1 day' as at
      from payouts y
      join payout_items i on i.payout_id = y.id
      join ledger_entries e on e.id = i.entry_id
      where y.state = 'paid' group by y.id),
    moved as (
      update payouts y set requested_at = p.at, updated_at = p.at + interval '5 days',
        expected_on = (p.at + interval '7 days')::date, paid_on = (p.at + interval '5 days')::date
      from paid p where p.id = y.id),
    booked as (
      update ledger_entries e set at = p.at + interval '5 days',
        day = ((p.at + interval '5 days') at time zone 'Europe/Berlin')::date
      from paid p where e.kind = 'payout' and e.source_id = p.id)
    update payout_events v set at = p.at + case v.kind
      when 'approved' then interval '2 days' when 'paid' then interval '5 days' else interval '0' end
    from paid p where p.id = v.payout_id`.execute(trx);
};

const closeMonths = (trx: Trx) =>
  sql`
    insert into ledger_periods (month, closed_at, closed_by)
    select m, (m + interval '1 month 2 days 9 hours') at time zone 'Europe/Berlin',
      (select min(id) from users where role = 'admin')
    from generate_series(month_to_close()::timestamp,
      date_trunc('month', now() at time zone 'Europe/Berlin') - interval '2 months',
      interval '1 month') m
    order by m`.execute(trx);
