import { parseArgs } from 'node:util';
import { migrate } from '#server/db/migrate.ts';
import { openUnchanged, readSettings, runCommand, settingsOption } from './command.ts';

/** `npm run migrate`: migrates the database for servers with MIGRATIONS=wait. */
await runCommand(async (print) => {
  const { values } = parseArgs({ options: settingsOption });
  const database = await openUnchanged(readSettings(values.settings), print);
  try {
    const names = await migrate(database.db);
    print(names.length > 0 ? `Migrated: ${names.join(', ')}` : 'The database is up to date.');
  } finally {
    await database.close();
  }
});
