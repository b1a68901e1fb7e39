import { parseArgs } from 'node:util';
import { portals } from '#contract/portal.ts';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/database.ts';
import { createMailer } from '#server/mail/mailer.ts';
import { sendMail } from '#server/modules/platform/accounts/mail.ts';
import { endSecondFactors } from '#server/modules/platform/secondFactors/recovery.ts';
import { accountsWithLostKey } from '#server/modules/platform/secondFactors/secrets.ts';
import { writeEvents } from '#server/modules/platform/securityEvents/events.ts';
import { createSealer } from '#server/secrets/sealer.ts';
import { openExisting, readSettings, runCommand, settingsOption } from './command.ts';

const usage =
  'npm run second-factor:end -- --email you@example.com [--portal admin] [--settings /etc/atrium.env]\n' +
  'With --lost-key instead of --email: of all accounts whose second factor no key opens any more.';

interface Account {
  id: string;
  email: string;
}

const accountNamed = async (db: Db, email: string, portal: string): Promise<Account> => {
  const user = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('email', '=', email)
    .where('role', '=', portal)
    .executeTakeFirst();
  if (!user) throw new Error(`There is no account ${email} in the portal ${portal}.`);
  return user;
};

const accountsWithoutKey = async (db: Db, config: Config): Promise<Account[]> => {
  const ids = await accountsWithLostKey(db, createSealer(config));
  if (ids.length === 0) throw new Error('The keys that are here open all second factors.');
  return db.selectFrom('users').select(['id', 'email']).where('id', 'in', ids).execute();
};

/**
 * `npm run second-factor:end`: restores access for the only administrator after the loss of app and
 * recovery codes, and for a server that has lost its key.
 */
await runCommand(async (print) => {
  const { values } = parseArgs({
    options: {
      email: { type: 'string' },
      portal: { type: 'string', default: 'admin' },
      'lost-key': { type: 'boolean', default: false },
      ...settingsOption,
    },
  });
  const email = values.email?.trim().toLowerCase();
  const portal = portals.find((each) => each === values.portal);
  if (!portal || Boolean(email) === values['lost-key']) throw new Error(usage);
  const config = readSettings(values.settings);
  const database = await openExisting(config, print);
  try {
    const { db } = database;
    const accounts = email
      ? [await accountNamed(db, email, portal)]
      : await accountsWithoutKey(db, config);
    const deps = { db, config, mailer: createMailer(config, print) };
    for (const { id, email: subject } of accounts) {
      await endSecondFactors(db, id, () => new Error(`${subject} has no second factor.`));
      const at = new Date().toISOString();
      await writeEvents(db, [{ kind: 'secondFactorReset', subject, at }]);
      print(`${subject} signs in with the password alone.`);
      await sendMail(deps, { mail: 'secondFactor', userId: id, change: 'reset', when: at });
    }
  } finally {
    await database.close();
  }
});
