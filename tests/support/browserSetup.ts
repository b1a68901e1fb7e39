import fs from 'node:fs';
import path from 'node:path';
import { openDatabase } from '#server/db/database.ts';
import { createKey } from '#server/modules/platform/accounts/keys.ts';
import { createAccount } from '#tests/factories/people.ts';
import { startServer, temporaryFolder } from './server.ts';

/** Path of the seeded data folder that each worker copies. */
export const templateVariable = 'ATRIUM_TEST_TEMPLATE';

const expiredKeyVariable = 'ATRIUM_TEST_EXPIRED_KEY';

/** The key of an expired invitation. */
export const expiredKey = (): string => process.env[expiredKeyVariable] ?? '';

export const lateEmail = 'late@atrium.example';

/** A vendor whose invitation expired an hour ago; returns its key. */
const inviteTooLate = async (folder: string): Promise<string> => {
  const { db, close } = await openDatabase({ folder: path.join(folder, 'database') });
  const { id } = await createAccount(db, 'vendor', { email: lateEmail });
  const { key } = await createKey(db, { userId: id, purpose: 'activation', hours: -1 });
  await close();
  return key;
};

/** Seeds the demo once; every worker gets its own copy. The returned function removes it. */
export default async (): Promise<() => void> => {
  const folder = temporaryFolder();
  const server = await startServer(folder);
  await server.stop();
  process.env[expiredKeyVariable] = await inviteTooLate(folder);
  process.env[templateVariable] = path.resolve(folder);
  return () => fs.rmSync(folder, { recursive: true, force: true });
};
