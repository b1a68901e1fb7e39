import { type Db, inTransaction } from '#server/db/database.ts';
import { isPassword } from '#server/modules/platform/session/passwords.ts';
import { demoPassword } from './accounts.ts';

interface DemoAccount {
  id: string;
  email: string;
}

/** Demo accounts that still have the published password, so that anyone can sign in. */
export const openDemoAccounts = async (db: Db): Promise<DemoAccount[]> => {
  const accounts = await db
    .selectFrom('users')
    .select(['id', 'email', 'password_hash'])
    // `.example` is a reserved domain (RFC 2606)
    .where('email', 'like', '%@atrium.example')
    .where('password_hash', 'is not', null)
    .orderBy('email')
    .execute();
  const published = new Set<string>();
  // the accounts share a hash, and verifying one takes 50 ms
  for (const hash of new Set(accounts.map(({ password_hash }) => password_hash ?? ''))) {
    if (await isPassword(hash, demoPassword)) published.add(hash);
  }
  return accounts
    .filter(({ password_hash }) => published.has(password_hash ?? ''))
    .map(({ id, email }) => ({ id, email }));
};

/**
 * Removes password, sessions and mailed keys of these accounts; their data stay. Returns their
 * addresses.
 */
export const lockDemoAccounts = async (db: Db): Promise<string[]> => {
  const accounts = await openDemoAccounts(db);
  const ids = accounts.map(({ id }) => id);
  if (ids.length === 0) return [];
  await inTransaction(db, async (trx) => {
    await trx.deleteFrom('sessions').where('user_id', 'in', ids).execute();
    await trx.deleteFrom('account_keys').where('user_id', 'in', ids).execute();
    await trx.updateTable('users').set({ password_hash: null }).where('id', 'in', ids).execute();
  });
  return accounts.map(({ email }) => email);
};
