import type { Db } from '#server/db/database.ts';
import { createKey } from '#server/modules/platform/accounts/keys.ts';
import { createAccount } from '#tests/factories/people.ts';

const secured = {
  card: 'admin',
  typing: 'admin',
  passkey: 'admin',
  maker: 'manufacturer',
} as const;

/** Address of an account whose second factor a test may set up, which ends its other sessions. */
export const securedEmail = (name: keyof typeof secured) => `secured-${name}@atrium.example`;

export const addSecuredAccounts = async (db: Db, password_hash: string): Promise<void> => {
  for (const name of Object.keys(secured) as (keyof typeof secured)[])
    await createAccount(db, secured[name], { email: securedEmail(name), password_hash });
};

export const lateEmail = 'late@atrium.example';

/** A vendor whose invitation expired an hour ago; returns its key. */
export const addLateInvitation = async (db: Db): Promise<string> => {
  const { id } = await createAccount(db, 'vendor', { email: lateEmail });
  const { key } = await createKey(db, { userId: id, purpose: 'activation', hours: -1 });
  return key;
};
