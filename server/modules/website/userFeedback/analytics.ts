import { type RawBuilder, sql } from 'kysely';
import type { InferOutput } from 'valibot';
import type { FeedbackPoint, UserFeedbackAnalytics } from '#contract/generated/schema.ts';
import { rates, type userFeedbackAnalyticsQuery } from '#contract/rules/website/userFeedback.ts';
import type { Db } from '#server/db/database.ts';
import { fromDay, toDay } from '#server/db/days.ts';

type Query = InferOutput<typeof userFeedbackAnalyticsQuery>;

/** Number and average rating of one group of feedback; null where `by` is another column. */
interface Group {
  by: 'all' | 'rate' | 'page' | 'userType';
  rate: number | null;
  page: string | null;
  userType: string | null;
  count: number;
  open: number;
  average: number | null;
}

const filtersOf = ({ page, userType }: Query): RawBuilder<unknown> => sql`
  ${page ? sql`and f.page = ${page}` : sql``}
  ${userType ? sql`and f.user_type = ${userType}` : sql``}`;

/**
 * All feedback, and grouped by each of the columns. Aggregates equal rows first, so that the table,
 * which may be large, is scanned once.
 */
const groupsOf = async (db: Db, query: Query): Promise<Group[]> => {
  const { rows } = await sql<Group>`
    with alike as (
      select rate, page, user_type, count(*) as count,
        count(*) filter (where status = 'open') as open
      from user_feedback f
      where created_at >= ${fromDay(query.from)} and created_at < ${toDay(query.to)}
        ${filtersOf(query)}
      group by rate, page, user_type
    )
    select case grouping(rate, page, user_type)
        when 7 then 'all' when 3 then 'rate' when 5 then 'page' else 'userType' end as by,
      rate, page, user_type as "userType", coalesce(sum(count), 0)::int as count,
      coalesce(sum(open), 0)::int as open, sum(rate * count)::float8 / sum(count)::int as average
    from alike group by grouping sets ((), (rate), (page), (user_type))`.execute(db);
  return rows;
};

/** Feedback over time, including intervals without any; each interval is a range of the index. */
const seriesOf = async (db: Db, query: Query): Promise<FeedbackPoint[]> => {
  const { from, to, interval } = query;
  const step = sql`('1 ' || ${interval}::text)::interval`;
  const { rows } = await sql<FeedbackPoint>`
    select n::date::text as day, count(f.rate)::int as count, avg(f.rate)::float8 as average
    from generate_series(
        date_trunc(${interval}, ${from}::date::timestamp), ${to}::date::timestamp, ${step}) n
      left join user_feedback f
        on f.created_at >= greatest(n at time zone 'Europe/Berlin', ${fromDay(from)})
        and f.created_at < least((n + ${step}) at time zone 'Europe/Berlin', ${toDay(to)})
        ${filtersOf(query)}
    group by n order by n`.execute(db);
  return rows;
};

export const feedbackAnalytics = async (db: Db, query: Query): Promise<UserFeedbackAnalytics> => {
  const [groups, series] = await Promise.all([groupsOf(db, query), seriesOf(db, query)]);
  const by = (name: Group['by']) => groups.filter((group) => group.by === name);
  const [all] = by('all');
  const ofRate = new Map(by('rate').map((group) => [group.rate, group.count]));
  return {
    count: all?.count ?? 0,
    open: all?.open ?? 0,
    average: all?.average ?? null,
    distribution: rates.map((rate) => ({ rate, count: ofRate.get(rate) ?? 0 })),
    series,
    byPage: mostFirst(by('page'), ({ page }) => page),
    byUserType: mostFirst(by('userType'), ({ userType }) => userType),
  };
};

const mostFirst = (groups: Group[], nameOf: (group: Group) => string | null) =>
  groups
    .map((group) => ({
      name: nameOf(group) ?? '',
      count: group.count,
      average: group.average ?? 0,
    }))
    .sort((one, other) => other.count - one.count || one.name.localeCompare(other.name));
