import { sql } from 'kysely';
import type { InferOutput } from 'valibot';
import { rates, type userFeedbackAnalyticsQuery } from '#contract/rules/userFeedback.ts';
import type { Db } from '#server/db/database.ts';
import type { UserFeedbackAnalytics } from '#server/generated/graphql.ts';
import { fromDay, toDay } from './days.ts';

type Query = InferOutput<typeof userFeedbackAnalyticsQuery>;

/** How much feedback there is of one kind, and how good it is; null where `by` is another. */
interface Group {
  by: 'all' | 'rate' | 'day' | 'page' | 'userType';
  rate: number | null;
  day: string | null;
  page: string | null;
  userType: string | null;
  count: number;
  open: number;
  average: number | null;
}

/** All of it, and by each of the columns, in one pass over the index. */
const groupsOf = async (db: Db, query: Query): Promise<Group[]> => {
  const { from, to, interval, page, userType } = query;
  const { rows } = await sql<Group>`
    with given as (
      select rate, page, user_type, status,
        date_trunc(${interval}, created_at at time zone 'Europe/Berlin')::date as day
      from user_feedback
      where created_at >= ${fromDay(from)} and created_at < ${toDay(to)}
        ${page ? sql`and page = ${page}` : sql``}
        ${userType ? sql`and user_type = ${userType}` : sql``}
    )
    select case grouping(rate, day, page, user_type)
        when 15 then 'all' when 7 then 'rate' when 11 then 'day' when 13 then 'page'
        else 'userType' end as by,
      rate, day::text, page, user_type as "userType", count(*)::int as count,
      (count(*) filter (where status = 'open'))::int as open, avg(rate)::float8 as average
    from given group by grouping sets ((), (rate), (day), (page), (user_type))`.execute(db);
  return rows;
};

/** The first day of each interval, those without feedback as well. */
const daysOf = async (db: Db, { from, to, interval }: Query): Promise<string[]> => {
  const { rows } = await sql<{ day: string }>`
    select n::date::text as day from generate_series(
      date_trunc(${interval}, ${from}::date::timestamp), ${to}::date::timestamp,
      ('1 ' || ${interval}::text)::interval) n`.execute(db);
  return rows.map((row) => row.day);
};

export const feedbackAnalytics = async (db: Db, query: Query): Promise<UserFeedbackAnalytics> => {
  const [groups, days] = await Promise.all([groupsOf(db, query), daysOf(db, query)]);
  const by = (name: Group['by']) => groups.filter((group) => group.by === name);
  const [all] = by('all');
  const ofRate = new Map(by('rate').map((group) => [group.rate, group.count]));
  const ofDay = new Map(by('day').map((group) => [group.day, group]));
  return {
    count: all?.count ?? 0,
    open: all?.open ?? 0,
    average: all?.average ?? null,
    distribution: rates.map((rate) => ({ rate, count: ofRate.get(rate) ?? 0 })),
    series: days.map((day) => {
      const { count = 0, average = null } = ofDay.get(day) ?? {};
      return { day, count, average };
    }),
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
