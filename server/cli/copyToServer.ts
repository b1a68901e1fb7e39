import { parseArgs } from 'node:util';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { copyLocked } from '#server/demo/copyLocked.ts';
import { blamingSetting, PermanentStartProblem } from '#server/errors/startProblem.ts';
import { openExisting, runCommand } from './command.ts';

const usage =
  'npm run copy:to-server -- --to postgresql://user@host/database [--with-demo-accounts]\n' +
  'Without --with-demo-accounts, nobody can sign in to the copy with the password of the demo.';

/** `npm run copy:to-server -- --to postgresql://…`: copies the embedded database to a server. */
await runCommand(async (print) => {
  const { values } = parseArgs({
    options: { to: { type: 'string' }, 'with-demo-accounts': { type: 'boolean' } },
  });
  if (!values.to) throw new PermanentStartProblem(usage);
  const config = readConfig({ ...process.env, DATABASE_URL: undefined });
  const source = await openExisting(config, print);
  try {
    const target = await openDatabase({ url: values.to, connections: 1 });
    try {
      await blamingSetting('--to', () => migrate(target.db));
      const isOpen = values['with-demo-accounts'] ?? false;
      const { rows, locked } = await copyLocked(source.db, target.db, isOpen);
      print(`${rows} rows copied.`);
      if (locked.length > 0) print(`Locked in the copy: ${locked.join(', ')}`);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
});
