import { parseArgs } from 'node:util';
import { lockDemoAccounts } from '#server/demo/openAccounts.ts';
import { openExisting, readSettings, runCommand, settingsOption } from './command.ts';

/** `npm run demo:lock`: ends signing in with the published password. */
await runCommand(async (print) => {
  const { values } = parseArgs({ options: settingsOption });
  const database = await openExisting(readSettings(values.settings), print);
  try {
    const locked = await lockDemoAccounts(database.db);
    print(
      locked.length > 0
        ? `Locked, with their data left as it is: ${locked.join(', ')}`
        : 'No account has the published password of the demo.',
    );
  } finally {
    await database.close();
  }
});
