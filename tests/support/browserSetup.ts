import fs from 'node:fs';
import path from 'node:path';
import { type Db, openDatabase } from '#server/db/database.ts';
import { addLateInvitation } from './furnished/accounts.ts';
import { furnish, furnishedVariable } from './furnished/furnished.ts';
import { startServer, temporaryFolder } from './server.ts';

/** Paths of the seeded data folders that each worker copies, one of them furnished. */
export const templateVariable = 'ATRIUM_TEST_TEMPLATE';
export const furnishedTemplateVariable = 'ATRIUM_TEST_FURNISHED_TEMPLATE';

const expiredKeyVariable = 'ATRIUM_TEST_EXPIRED_KEY';

/** The key of an expired invitation. */
export const expiredKey = (): string => process.env[expiredKeyVariable] ?? '';

const change = async <Result>(folder: string, work: (db: Db) => Promise<Result>) => {
  const { db, close } = await openDatabase({ folder: path.join(folder, 'database') });
  const result = await work(db);
  await close();
  return result;
};

/** Seeds the demo once; every worker gets its own copy. The returned function removes it. */
export default async (): Promise<() => void> => {
  const [folder, furnished] = [temporaryFolder(), temporaryFolder()];
  const server = await startServer(folder);
  await server.stop();
  process.env[expiredKeyVariable] = await change(folder, addLateInvitation);
  fs.cpSync(folder, furnished, { recursive: true });
  process.env[furnishedVariable] = JSON.stringify(await change(furnished, furnish));
  process.env[templateVariable] = folder;
  process.env[furnishedTemplateVariable] = furnished;
  return () => {
    for (const each of [folder, furnished]) fs.rmSync(each, { recursive: true, force: true });
  };
};
