import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { serverLimits } from '#contract/serverLimits.ts';
import type { Db } from '#server/db/database.ts';

export type Purpose = 'add' | 'signIn' | 'confirm';

const validFor = sql`interval '1 minute' * ${sql.lit(serverLimits.passkeyMinutes)}`;

/** @param userId null for signing in, which does not know the account yet */
export const newChallenge = async (
  db: Db,
  purpose: Purpose,
  userId: string | null,
): Promise<string> => {
  const challenge = randomBytes(32).toString('base64url');
  await db
    .insertInto('passkey_challenges')
    .values({ challenge, purpose, user_id: userId })
    .execute();
  return challenge;
};

/** Whether the challenge was made for this; it is accepted only once. */
export const takeChallenge = async (
  db: Db,
  challenge: string,
  purpose: Purpose,
  userId: string | null,
): Promise<boolean> => {
  const { rows } = await sql`
    delete from passkey_challenges
    where challenge = ${challenge} and purpose = ${purpose}
      and user_id is not distinct from ${userId}::bigint and created_at > now() - ${validFor}
    returning challenge`.execute(db);
  return rows.length === 1;
};

export const deleteOldChallenges = async (db: Db): Promise<void> => {
  await sql`delete from passkey_challenges where created_at < now() - ${validFor}`.execute(db);
};
