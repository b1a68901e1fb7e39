import { sql } from 'kysely';
import type { OwnAccount } from '#contract/generated/schema.ts';
import type { Language } from '#contract/language.ts';
import { recordChanges } from '#server/db/changes.ts';
import { type Db, inTransaction } from '#server/db/database.ts';
import { notFound } from '#server/errors/domainError.ts';
import { trackedAccount } from './passwords.ts';

export const ownAccount = async (db: Db, userId: string): Promise<OwnAccount> => {
  const { password_set_at, ...account } = await db
    .selectFrom('users')
    .select(['id', 'email', 'firstname', 'lastname', 'language', 'password_set_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow(notFound);
  return { ...account, passwordSetAt: password_set_at?.toISOString() ?? null };
};

/** Sets the language of mails to the account. */
export const updateOwnLanguage = (
  db: Db,
  userId: string,
  language: Language,
): Promise<OwnAccount> =>
  inTransaction(db, async (trx) => {
    await recordChanges(trx, trackedAccount, userId, [userId], () =>
      trx
        .updateTable('users')
        .set({ language, updated_at: sql`now()` })
        .where('id', '=', userId)
        .execute(),
    );
    return ownAccount(trx, userId);
  });
