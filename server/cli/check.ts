import { parseArgs } from 'node:util';
import { checkTables, type Finding } from '#server/db/checkTables.ts';
import { isDamaged } from '#server/db/failures.ts';
import {
  checkDocuments,
  checkPictures,
  type FileCheck,
} from '#server/modules/platform/files/check.ts';
import { fileStoreOf } from '#server/storage/store.ts';
import { openUnchanged, readSettings, runCommand, settingsOption } from './command.ts';

/** `npm run check`: reads all data and files, and names what is damaged; exit code 1 if any is. */
await runCommand(async (print) => {
  const { values } = parseArgs({ options: settingsOption });
  const config = readSettings(values.settings);
  const database = await openUnchanged(config, print);
  const findings: Finding[] = [];
  const checkFiles = async (name: string, check: () => Promise<FileCheck>) => {
    try {
      const result = await check();
      print(`${name}: ${result.files} read`);
      findings.push(...result.findings);
    } catch (error) {
      if (!isDamaged(error)) throw error;
      findings.push({ name, problem: 'could not be listed, because their table is damaged' });
    }
  };
  try {
    const client = await database.pool.connect();
    try {
      const { tables, indexes, unchecked, findings: found } = await checkTables(client);
      print(`Tables: ${tables} read; indexes: ${indexes}`);
      if (unchecked > 0) {
        print(
          `Not checked whole: ${unchecked} of them. That takes a superuser of the database and the extensions amcheck and pageinspect.`,
        );
      }
      findings.push(...found);
    } finally {
      client.release();
    }
    const pictures = fileStoreOf(config, 'images');
    await checkFiles('Pictures', () => checkPictures(database.db, pictures));
    await checkFiles('Documents', () => checkDocuments(database.db, fileStoreOf(config)));
  } finally {
    await database.close();
  }
  for (const { name, problem } of findings) print(`${name}: ${problem}`);
  print(findings.length === 0 ? 'Nothing is damaged.' : `Damaged: ${findings.length}`);
  if (findings.length > 0) process.exitCode = 1;
});
