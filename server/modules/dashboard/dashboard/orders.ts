import { sql } from 'kysely';
import type { InferOutput } from 'valibot';
import { berlinDay } from '#contract/cart/day.ts';
import type { OrderPoint, OrderTasks, SalesFigures } from '#contract/generated/schema.ts';
import { daysAfter } from '#contract/rules/platform/period.ts';
import type { orderSeriesQuery } from '#contract/rules/sales/orderState.ts';
import type { Db } from '#server/db/database.ts';
import { fromDay, toDay } from '#server/db/days.ts';
import { prepared } from '#server/db/prepared.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { isAdmin, isSeen, ownPart, tasks } from '#server/modules/sales/orders/conditions.ts';

/** The totals of the lists that the figures link to, in one statement. */
export const orderTasks = async (db: Db, viewer: Viewer): Promise<OrderTasks> => {
  const count = (task: keyof OrderTasks & keyof typeof tasks) => sql<number>`(
    select count(*)::int from orders t where ${isSeen(viewer)} and ${tasks[task](viewer)})`;
  const { rows } = await sql<OrderTasks>`${prepared}
    select ${count('toConfirm')} as "toConfirm", ${count('late')} as late,
      ${count('toReceive')} as "toReceive", ${count('quiet')} as quiet`.execute(db);
  return rows[0] as OrderTasks;
};

const salesDays = 30;

/** The viewer's sales of two periods, in one statement; null for administrators. */
export const salesFigures = async (db: Db, viewer: Viewer): Promise<SalesFigures | null> => {
  if (isAdmin(viewer)) return null;
  const today = berlinDay(new Date());
  const now = sql`t.ordered_at >= ${fromDay(daysAfter(today, 1 - salesDays))}`;
  const start = fromDay(daysAfter(today, 1 - 2 * salesDays));
  const sum = sql`sum(p.base + p.shipping + p.driving)`;
  const { rows } = await sql<SalesFigures>`
    select (count(*) filter (where ${now}))::int as orders,
      (count(*) filter (where not ${now}))::int as "ordersBefore",
      coalesce(${sum} filter (where ${now}), 0.00)::text as turnover,
      coalesce(${sum} filter (where not ${now}), 0.00)::text as "turnoverBefore"
    from order_parts p join orders t on t.id = p.order_id
    where ${ownPart(viewer)} and p.status <> 'cancelled'
      and t.ordered_at >= ${start} and t.ordered_at < ${toDay(today)}`.execute(db);
  return rows[0] as SalesFigures;
};

type Query = InferOutput<typeof orderSeriesQuery>;

/** By day of the order. */
export const orderSeries = async (db: Db, { from, to, interval }: Query): Promise<OrderPoint[]> => {
  const step = sql`('1 ' || ${interval}::text)::interval`;
  const { rows } = await sql<OrderPoint>`
    with ordered as materialized (
      select id, date_trunc(${interval}, ordered_at at time zone 'Europe/Berlin') as n from orders
      where status <> 'cancelled'
        and ordered_at >= ${fromDay(from)} and ordered_at < ${toDay(to)}),
    counts as (select n, count(*)::int as count from ordered group by n),
    sums as (
      select o.n, sum(x.commission) as commission
      from ordered o join (
        select order_id, commission from order_lines where state <> 'cancelled'
        union all
        select order_id, commission from order_services where state <> 'cancelled'
      ) x on x.order_id = o.id
      group by o.n)
    select n::date::text as day, coalesce(c.count, 0) as count,
      coalesce(s.commission, 0.00)::text as commission
    from generate_series(
        date_trunc(${interval}, ${from}::date::timestamp), ${to}::date::timestamp, ${step}) n
      left join counts c using (n) left join sums s using (n)
    order by n`.execute(db);
  return rows;
};
