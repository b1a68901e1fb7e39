import { sql } from 'kysely';
import {
  feedbackLimits,
  userFeedbackInput,
  userFeedbacksQuery,
} from '#contract/rules/website/userFeedback.ts';
import { fromDay, toDay } from '#server/db/days.ts';
import { moment } from '#server/db/moment.ts';
import { defineEntity } from '#server/entity/define.ts';
import { byColumn, contains, equals } from '#server/entity/filters.ts';
import { hidden } from '#server/entity/states.ts';
import { createRecord } from '#server/entity/write.ts';
import type { Writing } from '#server/entity/writing.ts';
import { DomainError } from '#server/errors/domainError.ts';

const sender = sql<string | null>`(
  select concat_ws(' ', u.firstname, u.lastname) from users u where u.id = t.user_id)`;

const company = sql<string | null>`coalesce(
  (select m.company_name from manufacturers m where m.id = t.manufacturer_id),
  (select v.company_name from vendors v where v.id = t.vendor_id))`;

export const userFeedback = defineEntity({
  name: 'userFeedback',
  plural: 'userFeedbacks',
  calls: { remove: 'deleteUserFeedback' },
  area: 'userFeedback',
  table: 'user_feedback',
  label: 'email',
  owner: ['manufacturer_id', 'vendor_id'],
  input: userFeedbackInput,
  query: userFeedbacksQuery,
  columns: ['rate', 'text', 'page'],
  readOnlyColumns: ['email', 'userType', 'status', 'userId', 'createdAt'],
  fields: () => ({
    vendorId: sql<string | null>`t.vendor_id`,
    manufacturerId: sql<string | null>`t.manufacturer_id`,
    createdAt: moment('t.created_at'),
    sender,
    company,
  }),
  filters: {
    text: contains('text', 'email'),
    rate: (rate) => sql`t.rate = ${rate}`,
    sentFrom: equals('page'),
    userType: equals('user_type'),
    status: equals('status'),
    from: (day) => sql`t.created_at >= ${fromDay(day)}`,
    to: (day) => sql`t.created_at < ${toDay(day)}`,
  },
  sorts: {
    createdAt: byColumn('created_at'),
    rate: byColumn('rate'),
    page: byColumn('page'),
    userType: byColumn('user_type'),
    status: byColumn('status'),
    id: byColumn('id'),
  },
  created: ({ viewer }) => ({
    user_id: viewer.userId,
    email: sql`(select email from users where id = ${viewer.userId})`,
    // the second role is the vendor type, or the portal's role again
    user_type: viewer.roles[1] ?? viewer.portal,
  }),
  history: { userId: hidden, createdAt: hidden },
});

/** Throws RATE_LIMITED once the viewer has reached the limit per hour. */
const assertMaySend = async ({ trx, viewer }: Writing): Promise<void> => {
  // one after the other, so that concurrent calls are all counted
  await sql`select pg_advisory_xact_lock(hashtext(${`feedback of ${viewer.userId}`}))`.execute(trx);
  const { rows } = await sql<{ count: number; minutes: number | null }>`
    select count(*)::int as count,
      ceil(extract(epoch from min(created_at) + interval '1 hour' - now()) / 60)::int as minutes
    from user_feedback
    where user_id = ${viewer.userId} and created_at > now() - interval '1 hour'`.execute(trx);
  const { count = 0, minutes = null } = rows[0] ?? {};
  if (count < feedbackLimits.perHour) return;
  throw new DomainError('RATE_LIMITED', {
    msg: 'error.TOO_MUCH_FEEDBACK',
    args: { limit: feedbackLimits.perHour, smart_count: minutes ?? 0 },
  });
};

const create = createRecord(userFeedback);

export const sendFeedback: typeof create = async (writing, input) => {
  await assertMaySend(writing);
  return create(writing, input);
};
