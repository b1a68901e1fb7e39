import { sql } from 'kysely';
import { openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';

/*
 * A separate process for the lock tests: opens the embedded database in the given folder, adds a
 * tag, reports it, and runs until it is killed.
 */

const [folder = '', name = ''] = process.argv.slice(2);

try {
  const { db } = await openDatabase({ folder });
  await migrate(db);
  await sql`insert into tags (name) values (${name})`.execute(db);
  process.stdout.write('open\n');
  setInterval(() => undefined, 60_000);
} catch (error) {
  process.stderr.write(`${(error as Error).constructor.name}: ${(error as Error).message}\n`);
  process.exit(1);
}
