import { parseArgs } from 'node:util';
import { databaseLocation, readConfig } from '#server/config.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { inviteDemo } from '#server/demo/accounts.ts';
import { seedLoad } from '#server/demo/load.ts';
import { seedDemo } from '#server/demo/seed.ts';
import { openQueue } from '#server/jobs/queue.ts';
import { runCommand } from './command.ts';

// mailed by the server, when it runs
const invite = async (database: Database): Promise<void> => {
  const queue = await openQueue(database, () => undefined, { isIdle: true });
  await inviteDemo(database.db, queue);
  await queue.close();
};

/** `npm run seed -- --variations 100000`: the demo where the database is empty, then load data. */
await runCommand(async (print) => {
  const { values } = parseArgs({ options: { variations: { type: 'string' } } });
  const wanted = Number(values.variations ?? 0);
  if (!Number.isInteger(wanted) || wanted < 0) throw new Error('--variations takes a whole number');
  const database = await openDatabase(databaseLocation(readConfig(process.env)));
  try {
    await migrate(database.db);
    if (await seedDemo(database.db, print)) await invite(database);
    if (wanted > 0) await seedLoad(database.db, wanted, print);
  } finally {
    await database.close();
  }
});
