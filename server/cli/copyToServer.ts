import { parseArgs } from 'node:util';
import { databaseLocation, readConfig } from '#server/config.ts';
import { copyDatabase } from '#server/db/copy.ts';
import { openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { runCommand } from './command.ts';

/** `npm run copy:to-server -- --to postgresql://…`: copies the embedded database to a server. */
await runCommand(async (print) => {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  if (!values.to) throw new Error('npm run copy:to-server -- --to postgresql://user@host/database');
  const config = readConfig({ ...process.env, DATABASE_URL: undefined });
  const source = await openDatabase(databaseLocation(config));
  try {
    const target = await openDatabase({ url: values.to, connections: 1 });
    try {
      await migrate(source.db);
      await migrate(target.db);
      print(`${await copyDatabase(source.db, target.db)} rows copied.`);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
});
