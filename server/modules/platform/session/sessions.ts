import { sql } from 'kysely';
import { isRoleName } from '#contract/access.ts';
import type { Role } from '#contract/generated/schema.ts';
import type { Portal } from '#contract/portal.ts';
import type { Proof } from '#contract/proof.ts';
import { serverLimits } from '#contract/serverLimits.ts';
import type { Db } from '#server/db/database.ts';
import { unlessUnsaved } from '#server/db/failures.ts';
import { prepared } from '#server/db/prepared.ts';
import type { SignedIn, Viewer } from '#server/graphql/context.ts';
import type { Credentials } from '#server/http/credentials.ts';
import { writtenNow, writtenPosition } from './positions.ts';
import { hashToken, newToken } from './tokens.ts';

const idle = sql`interval '1 hour' * ${sql.lit(serverLimits.sessionIdleHours)}`;

const viewing = sql`interval '1 minute' * ${sql.lit(serverLimits.viewingMinutes)}`;

const longest = sql`interval '1 day' * case
  when exists (select from users o where o.id = s.user_id and o.role = 'admin')
  then ${sql.lit(serverLimits.adminSessionDays)} else ${sql.lit(serverLimits.sessionDays)} end`;

/** Condition on session `s`. Every session expires eventually, even if used. */
const isUnexpired = sql<boolean>`(s.last_used_at > now() - ${idle}
  and s.created_at > now() - ${longest})`;

/**
 * Condition on session `s`: it is unexpired. A session that views as another account ends soon, and
 * with that of the administrator.
 */
export const isAlive = sql<boolean>`(${isUnexpired} and (s.viewing_id is null
  or (s.created_at > now() - ${viewing} and exists (
    select from (select * from sessions a where a.id = s.parent_id) s where ${isUnexpired}))))`;

/** Condition on session `s`: it belongs to the account's own user. */
export const isOwn = sql<boolean>`s.viewing_id is null`;

/** The maximum age of `last_used_at`: updating it on each request would cost a write per read. */
const touchAfter = sql`interval '1 minute'`;

interface NewSession {
  address?: string;
  userAgent?: string | undefined;
  /** The device whose requests the session accepts; without one, it accepts those of all. */
  markHash?: Buffer;
  /** Set if the session views as the account, with the session of the administrator. */
  viewing?: { id: string; parentId: string };
}

/** Creates a session; returns the token, which is available only here. */
export const createSession = async (
  db: Db,
  userId: string,
  { address, userAgent, markHash, viewing }: NewSession = {},
): Promise<string> => {
  const token = newToken();
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      address,
      user_agent: userAgent?.slice(0, 400),
      mark_hash: markHash,
      viewing_id: viewing?.id,
      parent_id: viewing?.parentId,
      // what came before signing in is read with the new session, too
      ...writtenNow,
    })
    .execute();
  return token;
};

/** Ends a session, and those in which its administrator views as a partner. */
export const endSession = async (db: Db, tokenHash: Buffer): Promise<void> => {
  await sql`
    with ended as (
      delete from sessions where token_hash = ${tokenHash}
        or parent_id = (select id from sessions where token_hash = ${tokenHash})
      returning viewing_id)
    update viewings w set ended_at = now() from ended where w.id = ended.viewing_id`.execute(db);
};

/** Ends all of an account's sessions except `keep`. */
export const endSessions = async (db: Db, userId: string, keep?: Buffer): Promise<void> => {
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(keep !== undefined, (query) => query.where('token_hash', '<>', keep ?? Buffer.of()))
    .execute();
};

/** Condition on partner `v` or `m`. */
export const isSuspended = sql<boolean>`coalesce(v.suspended_at, m.suspended_at) is not null`.as(
  'is_suspended',
);

/** Condition on account `u`: it has a second factor, an app or a passkey. */
export const hasSecondFactor = sql<boolean>`(exists (
    select from second_factors f where f.user_id = u.id and f.secret is not null)
  or exists (select from passkeys p where p.user_id = u.id))`;

/** Condition on account `u`: a second factor is mandatory and missing. */
const lacksSecondFactor = sql<boolean>`(not ${hasSecondFactor}
  and u.role = any (array(select unnest(second_factor_portals) from sign_in_settings)))`;

/** Of session `s` of account `u`; null while the last proof of identity is recent. */
const missingProof = sql<Proof | null>`case
  when s.confirmed_at > now() - interval '1 minute' * ${sql.lit(serverLimits.confirmedMinutes)} then null
  when exists (select from passkeys p where p.user_id = u.id) then 'passkey'
  when ${hasSecondFactor} then 'code' else 'password' end`;

export const isEnrolling = lacksSecondFactor.as('is_enrolling');

/** The columns of a viewer. */
const accounts = (db: Db) =>
  db
    .selectFrom('users as u')
    .leftJoin('vendors as v', 'v.id', 'u.vendor_id')
    .leftJoin('manufacturers as m', 'm.id', 'u.manufacturer_id')
    .select(isSuspended)
    .select([
      'u.id',
      'u.role',
      'u.manufacturer_id',
      'u.vendor_id',
      'v.vendor_type',
      'v.account_type',
    ]);
type Account = Awaited<ReturnType<ReturnType<typeof accounts>['executeTakeFirstOrThrow']>>;

const viewerOf = (account: Account & Partial<RoleSource>): Viewer => ({
  userId: account.id,
  portal: account.role as Portal,
  roles: roleList(account),
  manufacturerId: account.manufacturer_id,
  vendorId: account.vendor_id,
});

/**
 * The viewer of a session, or null if its token is unknown or expired, or belongs to another device:
 * a token that was copied elsewhere is worth nothing.
 */
export const viewerOfSession = async (
  db: Db,
  { token, markHash }: Credentials,
): Promise<SignedIn | null> => {
  const tokenHash = hashToken(token);
  const row = await accounts(db)
    .modifyFront(prepared)
    .innerJoin('sessions as s', 's.user_id', 'u.id')
    .select(sql<boolean>`s.last_used_at < now() - ${touchAfter}`.as('stale'))
    // administrators who view as an account have passed their own second factor
    .select(sql<boolean>`s.viewing_id is null and ${lacksSecondFactor}`.as('is_enrolling'))
    .select(missingProof.as('missing_proof'))
    .select(writtenPosition('s').as('written'))
    .select('s.viewing_id')
    .where('s.token_hash', '=', tokenHash)
    .where(sql<boolean>`(s.mark_hash is null or s.mark_hash = ${markHash}::bytea)`)
    .where(isAlive)
    .executeTakeFirst();
  if (!row) return null;
  if (row.stale) await touch(db, tokenHash).catch(unlessUnsaved);
  return {
    ...viewerOf(row),
    tokenHash,
    missingProof: row.missing_proof,
    isViewing: row.viewing_id !== null,
    written: row.written,
  };
};

/** The viewer for a user without a request, as in a job; null if the account no longer exists. */
export const viewerOfUser = async (db: Db, userId: string): Promise<Viewer | null> => {
  const row = await accounts(db).where('u.id', '=', userId).executeTakeFirst();
  return row ? viewerOf(row) : null;
};

/**
 * Records the use of a session. Skips it while another request records it: a commit may wait seconds for a standby,
 * and requests that only read would wait with it.
 */
const touch = (db: Db, tokenHash: Buffer) =>
  db
    .updateTable('sessions')
    .set({ last_used_at: sql`now()` })
    .where('token_hash', '=', (held) =>
      held
        .selectFrom('sessions')
        .select('token_hash')
        .where('token_hash', '=', tokenHash)
        .forNoKeyUpdate()
        .skipLocked(),
    )
    .execute();

/** Records that the user of a session has just proved who they are. */
export const confirmSession = async (db: Db, tokenHash: Buffer): Promise<void> => {
  await db
    .updateTable('sessions')
    .set({ confirmed_at: sql`now()` })
    .where('token_hash', '=', tokenHash)
    .execute();
};

export const deleteEndedSessions = async (db: Db): Promise<void> => {
  await db.deleteFrom('sessions as s').where(sql<boolean>`not ${isAlive}`).execute();
};

interface RoleSource {
  role: string;
  vendor_type: string | null;
  account_type: string | null;
  is_suspended: boolean;
  is_enrolling?: boolean;
}

/**
 * Portal role, vendor type (or the role again), account type if any, whether it is suspended, and
 * whether it lacks a second factor.
 */
const roleList = (account: RoleSource): string[] =>
  [
    account.role,
    account.vendor_type ?? account.role,
    account.account_type,
    account.is_suspended ? 'suspended' : null,
    account.is_enrolling ? 'enrolling' : null,
  ]
    .filter((name) => name !== null)
    .filter(isRoleName);

/** The role list in the format and order of the contract. */
export const rolesOf = async (db: Db, account: RoleSource): Promise<Role[]> => {
  const rows = await db.selectFrom('roles').select(['id', 'name', 'value']).execute();
  return roleList(account).flatMap((name) =>
    rows.filter((row) => row.name === name).map((row) => ({ ...row, id: String(row.id) })),
  );
};
