import { parseArgs } from 'node:util';
import { databaseLocation } from '#server/config.ts';
import { migrate } from '#server/db/migrate.ts';
import { blamingSetting } from '#server/errors/startProblem.ts';
import { openUnchanged, readSettings, runCommand, settingsOption } from './command.ts';

/** `npm run migrate`: migrates the database for servers with MIGRATIONS=wait. */
await runCommand(async (print) => {
  const { values } = parseArgs({ options: settingsOption });
  const config = readSettings(values.settings);
  const { setting } = databaseLocation(config);
  const database = await openUnchanged(config, print);
  try {
    const names = await blamingSetting(setting, () => migrate(database.db));
    print(names.length > 0 ? `Migrated: ${names.join(', ')}` : 'The database is up to date.');
  } finally {
    await database.close();
  }
});
