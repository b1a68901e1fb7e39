import { sql } from 'kysely';
import * as v from 'valibot';
import { version } from '#contract/rules/platform/fields.ts';
import { secondFactorsQuery } from '#contract/rules/platform/secondFactor.ts';
import { inTransaction } from '#server/db/database.ts';
import { optionalMoment } from '#server/db/moment.ts';
import { hasWords } from '#server/db/search.ts';
import { defineEntity } from '#server/entity/define.ts';
import { byColumn, equals } from '#server/entity/filters.ts';
import { forbidden, notFound } from '#server/errors/domainError.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import { endSessions } from '#server/modules/platform/session/sessions.ts';
import { notifyOwner } from './notifyOwner.ts';
import { endSecondFactors } from './recovery.ts';

/* The accounts with a second factor, as listed for administrators. */

const since = sql`least((select f.since from second_factors f where f.user_id = t.id),
  (select min(p.created_at) from passkeys p where p.user_id = t.id))`;

const name = sql<string>`coalesce(
  (select m.company_name from manufacturers m where m.id = t.manufacturer_id),
  (select nullif(v.company_name, '') from vendors v where v.id = t.vendor_id),
  trim(t.firstname || ' ' || t.lastname))`;

/** Read-only. */
export const secondFactors = defineEntity({
  name: 'secondFactor',
  plural: 'secondFactors',
  area: 'secondFactors',
  table: 'users',
  label: 'email',
  input: v.object({ version }),
  query: secondFactorsQuery,
  columns: ['email'],
  fields: () => ({
    name,
    portal: sql<string>`t.role`,
    since: optionalMoment(since),
    recoveryCodesLeft: sql<number>`(
      select count(*)::int from recovery_codes c where c.user_id = t.id and c.used_at is null)`,
    lastSignInAt: optionalMoment('t.last_sign_in_at'),
  }),
  filters: {
    account: (text) => hasWords(text, sql`t.email`, name),
    portal: equals('role'),
    state: (state) => sql`(${since} is not null) = ${state === 'on'}`,
  },
  sorts: {
    email: byColumn('email'),
    name: sql`lower(${name})`,
    since,
    lastSignInAt: byColumn('last_sign_in_at'),
    id: byColumn('id'),
  },
});

/** Removes the second factor of a user who has lost it; not the caller's own. */
export const resetSecondFactor = async (context: Context, userId: string): Promise<void> => {
  if (userId === viewerOf(context).userId) throw forbidden();
  const { email } = await context.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow(notFound);
  await inTransaction(context.db, async (trx) => {
    await endSecondFactors(trx, userId);
    // whoever has lost a device may have lost a session with it
    await endSessions(trx, userId);
    await notifyOwner(context, trx, { userId, change: 'reset' });
  });
  context.recordEvent({ kind: 'secondFactorReset', subject: email });
  context.queue.wake('mail');
};
