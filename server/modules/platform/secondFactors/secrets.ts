import type { Db } from '#server/db/database.ts';
import { PermanentStartProblem } from '#server/errors/startProblem.ts';
import { keyFile } from '#server/secrets/keys.ts';
import { CannotOpen, renewed, type Sealer } from '#server/secrets/sealer.ts';

/* The secrets of second factors as stored in the database. */

const placeOf = (userId: string) => `second_factors:${userId}`;

export const sealSecret = (secrets: Sealer, userId: string, secret: string): Promise<string> =>
  secrets.seal(secret, placeOf(userId));

/** Decrypts a secret to the base32 text that apps use. */
export const openSecret = (secrets: Sealer, userId: string, sealed: string): Promise<string> =>
  // the previous version did not encrypt secrets, and may have written this one during the upgrade
  isPlain(sealed) ? Promise.resolve(sealed) : secrets.open(sealed, placeOf(userId));

const isPlain = (text: string) => /^[A-Z2-7]+$/.test(text);

/**
 * Encrypts secrets that are not encrypted yet or were encrypted with the previous key.
 * @throws PermanentStartProblem if no key decrypts some of them
 */
export const resealSecrets = async (db: Db, secrets: Sealer): Promise<void> => {
  const lost: string[] = [];
  for (const factor of await factorsOf(db)) {
    const { userId, secret, pending } = factor;
    try {
      await reseal(db, secrets, factor);
    } catch (error) {
      if (!(error instanceof CannotOpen)) throw error;
      if (secret !== null) lost.push(userId);
      else if (pending !== null) await forgetPending(db, userId);
    }
  }
  if (lost.length > 0) throw new PermanentStartProblem(lostText(lost.length));
};

const lostText = (count: number) =>
  `No key here opens the second factors of ${count} account(s): set SECRETS_KEY to the one they were encrypted with, or put its file back (DATA_DIR/${keyFile}). If it is lost, \`npm run second-factor:end -- --lost-key\` ends them.`;

interface Factor {
  userId: string;
  secret: string | null;
  pending: string | null;
}

const factorsOf = (db: Db): Promise<Factor[]> =>
  db
    .selectFrom('second_factors')
    .select(['user_id as userId', 'secret', 'pending_secret as pending'])
    .where((eb) => eb.or([eb('secret', 'is not', null), eb('pending_secret', 'is not', null)]))
    .orderBy('user_id')
    .execute();

const reseal = async (db: Db, secrets: Sealer, { userId, secret, pending }: Factor) => {
  const current = async (text: string | null) => {
    if (text === null) return null;
    return isPlain(text)
      ? sealSecret(secrets, userId, text)
      : renewed(secrets, text, placeOf(userId));
  };
  const next = { secret: await current(secret), pending_secret: await current(pending) };
  if (next.secret === secret && next.pending_secret === pending) return;
  await db
    .updateTable('second_factors')
    .set(next)
    .where('user_id', '=', userId)
    // not if the user has set up another one meanwhile
    .where('secret', 'is not distinct from', secret)
    .where('pending_secret', 'is not distinct from', pending)
    .execute();
};

/** Deletes an unconfirmed secret; it has no effect yet, and the user can start again. */
const forgetPending = (db: Db, userId: string) =>
  db
    .updateTable('second_factors')
    .set({ pending_secret: null })
    .where('user_id', '=', userId)
    .execute();

/** The accounts whose second factor no available key can decrypt. */
export const accountsWithLostKey = async (db: Db, secrets: Sealer): Promise<string[]> => {
  const lost: string[] = [];
  for (const { userId, secret } of await factorsOf(db)) {
    if (secret === null) continue;
    await openSecret(secrets, userId, secret).catch((error) => {
      if (!(error instanceof CannotOpen)) throw error;
      lost.push(userId);
    });
  }
  return lost;
};
