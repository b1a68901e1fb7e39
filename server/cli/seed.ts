import { parseArgs } from 'node:util';
import { databaseLocation, readConfig } from '#server/config.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { openQueue } from '#server/db/queue.ts';
import { inviteDemo } from '#server/demo/accounts.ts';
import { seedLoad } from '#server/demo/load.ts';
import { seedCategories } from '#server/demo/loadCategories.ts';
import { seedDemo } from '#server/demo/seed.ts';
import { foldUsage } from '#server/modules/catalogue/usage/usage.ts';
import { foldCounts } from '#server/modules/catalogue/variations/counts/fold.ts';
import { runCommand } from './command.ts';

const notesAtOnce = 3_000;

// the server sends these mails when it runs
const invite = async (database: Database): Promise<void> => {
  const queue = await openQueue(database, () => undefined, { isIdle: true });
  await inviteDemo(database.db, queue);
  await queue.close();
};

/**
 * `npm run seed -- --variations 100000 --categories 5000`: seeds the demo if the database is empty,
 * then adds load data.
 */
await runCommand(async (print) => {
  const { values } = parseArgs({
    options: { variations: { type: 'string' }, categories: { type: 'string' } },
  });
  const variations = wholeNumber('variations', values.variations);
  const categories = wholeNumber('categories', values.categories);
  const database = await openDatabase(databaseLocation(readConfig(process.env)));
  try {
    await migrate(database.db);
    if (await seedDemo(database.db, print)) await invite(database);
    if (variations > 0) await seedLoad(database.db, variations, print);
    if (categories > 0) await seedCategories(database.db, categories, print);
    while (await foldCounts(database.db, notesAtOnce));
    while (await foldUsage(database.db, notesAtOnce));
  } finally {
    await database.close();
  }
});

function wholeNumber(option: string, text = '0'): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= 0) return number;
  throw new Error(`--${option} takes a whole number`);
}
