import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { limits } from '#contract/limits.ts';
import { check } from '#contract/rules/platform/check.ts';
import { invitedAdministrator, newAdministrator } from '#contract/rules/platform/session.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { createMailer } from '#server/mail/mailer.ts';
import { sendMail } from '#server/modules/platform/accounts/mail.ts';
import { writeEvents } from '#server/modules/platform/securityEvents/events.ts';
import { isCommonPassword } from '#server/modules/platform/session/commonPasswords.ts';
import { hashPassword } from '#server/modules/platform/session/passwords.ts';
import { openExisting, readSettings, runCommand, settingsOption } from './command.ts';

const usage =
  'npm run user:create -- --email you@example.com --firstname Ada --lastname Beispiel [--invite] [--settings /etc/atrium.env]\n' +
  'Asks for the password, or reads it from ATRIUM_PASSWORD. With --invite, mails a link to\n' +
  'choose it instead.';

interface Administrator {
  email: string;
  firstname: string;
  lastname: string;
  password?: string;
}

/** Creates an administrator, in particular the first one: `npm run user:create`. */
await runCommand(async (print) => {
  const { values } = parseArgs({
    options: {
      email: { type: 'string' },
      firstname: { type: 'string' },
      lastname: { type: 'string' },
      invite: { type: 'boolean' },
      ...settingsOption,
    },
  });
  const administrator = await readAdministrator(values);
  const config = readSettings(values.settings);
  const database = await openExisting(config, print);
  try {
    await create(database, administrator);
    await writeEvents(database.db, [
      {
        kind: 'roleChanged',
        detail: 'administrator',
        subject: administrator.email,
        at: new Date().toISOString(),
      },
    ]);
    if (values.invite) await invite(config, database, administrator.email, print);
    print(
      values.invite
        ? `${administrator.email} is an administrator and was mailed a link to choose a password.`
        : `${administrator.email} can sign in as administrator.`,
    );
  } finally {
    await database.close();
  }
});

async function readAdministrator(values: object & { invite?: boolean }): Promise<Administrator> {
  const input = values.invite
    ? check(invitedAdministrator, values)
    : check(newAdministrator, { ...values, password: await givenPassword() });
  if (input.ok) {
    const { password }: Administrator = input.value;
    if (!password || !(await isCommonPassword(password))) return input.value;
    throw new Error('Many people use this password. Choose another one.');
  }
  throw new Error(`Missing or invalid: ${Object.keys(input.violations).join(', ')}\n\n${usage}`);
}

async function create({ db }: Database, { password, ...person }: Administrator): Promise<void> {
  const chosen = password && {
    password_hash: await hashPassword(password),
    password_set_at: sql<Date>`now()`,
  };
  const created = await db
    .insertInto('users')
    .values({ ...person, role: 'admin', ...chosen })
    .onConflict((conflict) => conflict.columns(['email', 'role']).doNothing())
    .executeTakeFirst();
  if (created.numInsertedOrUpdatedRows !== 1n)
    throw new Error(`${person.email} is already an administrator.`);
}

// sent directly instead of queued, because the user is waiting for the link
function invite(
  config: Config,
  { db }: Database,
  email: string,
  print: (line: string) => void,
): Promise<void> {
  const deps = { db, config, mailer: createMailer(config, print) };
  return sendMail(deps, { mail: 'access', email, portal: 'admin' });
}

async function givenPassword(): Promise<string> {
  const given = process.env.ATRIUM_PASSWORD;
  if (given !== undefined) return given;
  if (!process.stdin.isTTY) throw new Error(usage);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const password = await terminal.question(
    `Password (at least ${limits.passwordMin} characters): `,
  );
  terminal.close();
  return password;
}
