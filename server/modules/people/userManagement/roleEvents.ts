import { sql } from 'kysely';
import type { BulkResponse } from '#contract/generated/schema.ts';
import type { Db } from '#server/db/database.ts';
import type { Context } from '#server/graphql/context.ts';
import { ownerIn, type PartnerKind } from './account.ts';
import type { PartnerStatus } from './partnerStatus.ts';

/* Notifies administrators of changes to a partner's permissions and to how it signs in. */

interface Rights {
  email: string | null;
  roles: string;
}

const rightsOf = async (db: Db, kind: PartnerKind, id: string): Promise<Rights | undefined> => {
  if (!/^\d{1,18}$/.test(id)) return undefined;
  const { rows } = await sql<Rights>`
    select u.email, concat_ws(' ', v.vendor_type, v.account_type) as roles
    from users u left join vendors v on v.id = u.vendor_id
    where ${ownerIn(kind)} = ${id} order by u.id limit 1`.execute(db);
  return rows[0];
};

/** Wraps a resolver that edits a partner. */
export const withRoleEvents =
  <Args extends [unknown, { id: string }, Context, ...unknown[]], Answer>(
    kind: PartnerKind,
    resolve: (...args: Args) => Promise<Answer>,
  ) =>
  async (...args: Args): Promise<Answer> => {
    const [, { id }, { db, recordEvent }] = args;
    const before = await rightsOf(db, kind, id);
    const answer = await resolve(...args);
    const after = await rightsOf(db, kind, id);
    if (!before || !after) return answer;
    const subject = after.email ?? undefined;
    if (before.roles !== after.roles) {
      recordEvent({ kind: 'roleChanged', detail: 'type', subject });
    }
    if (before.email !== after.email) {
      const change = `${before.email} → ${after.email}`;
      recordEvent({ kind: 'roleChanged', detail: 'email', subject: change });
    }
    return answer;
  };

/** As many names as fit in a row of the list. */
const mostNamed = 3;

/** Notifies administrators of partners that were suspended, reactivated or verified. */
export const recordStatusEvent = async (
  { db, recordEvent }: Context,
  kind: PartnerKind,
  { data, job }: BulkResponse,
  status: PartnerStatus['status'],
): Promise<void> => {
  const amount = job?.total ?? data.length;
  if (amount === 0) return;
  const { rows } = await sql<{ email: string }>`
    select u.email from users u
    where ${ownerIn(kind)} = any(${data.slice(0, mostNamed)}::bigint[])
    order by u.email limit ${mostNamed}`.execute(db);
  const subject = rows.map(({ email }) => email).join(', ') || undefined;
  recordEvent({ kind: 'roleChanged', detail: status, subject, amount });
};
