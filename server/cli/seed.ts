import { parseArgs } from 'node:util';
import { databaseLocation, readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { seedLoad } from '#server/demo/load.ts';
import { seedDemo } from '#server/demo/seed.ts';
import { runCommand } from './command.ts';

/** `npm run seed -- --variations 100000`: the demo where the database is empty, then load data. */
await runCommand(async (print) => {
  const { values } = parseArgs({ options: { variations: { type: 'string' } } });
  const wanted = Number(values.variations ?? 0);
  if (!Number.isInteger(wanted) || wanted < 0) throw new Error('--variations takes a whole number');
  const database = await openDatabase(databaseLocation(readConfig(process.env)));
  try {
    await migrate(database.db);
    await seedDemo(database.db, print);
    if (wanted > 0) await seedLoad(database.db, wanted, print);
  } finally {
    await database.close();
  }
});
