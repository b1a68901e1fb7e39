import fs from 'node:fs';
import path from 'node:path';
import { openDatabase } from '#server/db/database.ts';
import { createKey } from '#server/modules/accounts/keys.ts';
import { createAccount } from '#tests/factories/people.ts';
import { languages } from './languages.ts';
import { startServer, temporaryFolder } from './server.ts';

/** Where the workers find the seeded data folder that each copies for itself. */
export const templateVariable = 'ATRIUM_TEST_TEMPLATE';

/** Where tests find the keys of invitations that have expired, by the language of who is invited. */
const expiredKeysVariable = 'ATRIUM_TEST_EXPIRED_KEYS';

export const expiredKeyOf = (language: string): string =>
  JSON.parse(process.env[expiredKeysVariable] ?? '{}')[language];

export const lateEmailOf = (language: string): string => `late-${language}@atrium.example`;

/** A vendor for each language whose invitation expired an hour ago. */
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

/** Seeds the demo once; every worker gets a copy of its own. The answer removes it again. */
export default async (): Promise<() => void> => {
  const folder = temporaryFolder();
  const server = await startServer(folder);
  await server.stop();
  process.env[expiredKeysVariable] = JSON.stringify(await inviteTooLate(folder));
  process.env[templateVariable] = path.resolve(folder);
  return () => fs.rmSync(folder, { recursive: true, force: true });
};
