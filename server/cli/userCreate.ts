import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { check } from '#contract/rules/check.ts';
import { newAdministrator } from '#contract/rules/session.ts';
import { databaseLocation, readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { hashPassword } from '#server/modules/session/passwords.ts';
import { runCommand } from './command.ts';

const usage =
  'npm run user:create -- --email you@example.com --firstname Ada --lastname Beispiel\n' +
  'The password is asked for; ATRIUM_PASSWORD gives it where nobody can be asked.';

/** Creates an administrator, the first one above all: `npm run user:create`. */
await runCommand(async (print) => {
  const { values } = parseArgs({
    options: {
      email: { type: 'string' },
      firstname: { type: 'string' },
      lastname: { type: 'string' },
    },
  });
  const password = process.env.ATRIUM_PASSWORD ?? (await askPassword());
  const input = check(newAdministrator, { ...values, password });
  if (!input.ok) {
    throw new Error(`Missing or wrong: ${Object.keys(input.breaches).join(', ')}\n\n${usage}`);
  }
  const { email, firstname, lastname } = input.value;
  const database = await openDatabase(databaseLocation(readConfig(process.env)));
  try {
    await migrate(database.db);
    const created = await database.db
      .insertInto('users')
      .values({
        email,
        firstname,
        lastname,
        role: 'admin',
        password_hash: await hashPassword(password),
      })
      .onConflict((conflict) => conflict.columns(['email', 'role']).doNothing())
      .executeTakeFirst();
    if (created.numInsertedOrUpdatedRows !== 1n)
      throw new Error(`${email} is an administrator already.`);
    print(`${email} can sign in as administrator.`);
  } finally {
    await database.close();
  }
});

async function askPassword(): Promise<string> {
  if (!process.stdin.isTTY) throw new Error(usage);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const password = await terminal.question('Password (at least 10 characters): ');
  terminal.close();
  return password;
}
