import fs from 'node:fs';
import path from 'node:path';
import { openDatabase } from '#server/db/database.ts';
import { createKey } from '#server/modules/platform/accounts/keys.ts';
import { createAccount } from '#tests/factories/people.ts';
import { languages } from './languages.ts';
import { startServer, temporaryFolder } from './server.ts';

/** Path of the seeded data folder that each worker copies. */
export const templateVariable = 'ATRIUM_TEST_TEMPLATE';

/** Keys of expired invitations, by the invited user's language. */
const expiredKeysVariable = 'ATRIUM_TEST_EXPIRED_KEYS';

export const expiredKeyOf = (language: string): string =>
  JSON.parse(process.env[expiredKeysVariable] ?? '{}')[language];

export const lateEmailOf = (language: string): string => `late-${language}@atrium.example`;

/** One vendor per language whose invitation expired an hour ago. */
const inviteTooLate = async (folder: string): Promise<Record<string, string>> => {
  const { db, close } = await openDatabase({ folder: path.join(folder, 'database') });
  const keys: Record<string, string> = {};
  for (const [language] of languages) {
    const { id } = await createAccount(db, 'vendor', { email: lateEmailOf(language) });
    const { key } = await createKey(db, { userId: id, purpose: 'activation', hours: -1 });
    keys[language] = key;
  }
  await close();
  return keys;
};

/** Seeds the demo once; every worker gets its own copy. The returned function removes it. */
export default async (): Promise<() => void> => {
  const folder = temporaryFolder();
  const server = await startServer(folder);
  await server.stop();
  process.env[expiredKeysVariable] = JSON.stringify(await inviteTooLate(folder));
  process.env[templateVariable] = path.resolve(folder);
  return () => fs.rmSync(folder, { recursive: true, force: true });
};
