import { parseArgs } from 'node:util';
import { portals } from '#contract/portal.ts';
import { createMailer } from '#server/mail/mailer.ts';
import { sendMail } from '#server/modules/accounts/mail.ts';
import { endSecondFactor } from '#server/modules/secondFactors/ownFactor.ts';
import { writeEvents } from '#server/modules/securityEvents/events.ts';
import { openExisting, readSettings, runCommand, settingsOption } from './command.ts';

const usage =
  'npm run second-factor:end -- --email you@example.com [--portal admin] [--settings /etc/atrium.env]';

/**
 * `npm run second-factor:end`: the way back for the only administrator, who has lost app and recovery
 * codes.
 */
await runCommand(async (print) => {
  const { values } = parseArgs({
    options: {
      email: { type: 'string' },
      portal: { type: 'string', default: 'admin' },
      ...settingsOption,
    },
  });
  const email = values.email?.trim().toLowerCase();
  const portal = portals.find((each) => each === values.portal);
  if (!email || !portal) throw new Error(usage);
  const config = readSettings(values.settings);
  const database = await openExisting(config, print);
  try {
    const { db } = database;
    const user = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .where('role', '=', portal)
      .executeTakeFirst();
    if (!user) throw new Error(`There is no account ${email} in the portal ${portal}.`);
    const none = () => new Error(`${email} has no second factor.`);
    await endSecondFactor(db, user.id, none);
    const at = new Date().toISOString();
    await writeEvents(db, [{ kind: 'secondFactorReset', subject: email, at }]);
    print(`${email} signs in with the password alone.`);
    const deps = { db, config, mailer: createMailer(config, print) };
    await sendMail(deps, { mail: 'secondFactor', userId: user.id, change: 'reset', when: at });
  } finally {
    await database.close();
  }
});
