import { sql } from 'kysely';
import type { Portal } from '#contract/portal.ts';
import type { Db, Trx } from '#server/db/database.ts';
import type { Queue } from '#server/db/queue.ts';
import type { MailJob } from '#server/modules/platform/accounts/mail.ts';
import { hashPassword } from '#server/modules/platform/session/passwords.ts';
import partners from './content/partners.json' with { type: 'json' };

export const demoPassword = 'Atrium-Demo-1';

interface DemoAccount {
  email: string;
  portal: Portal;
  firstname: string;
  lastname: string;
  /** A partner's company; manufacturers get the name of a seeded one. */
  company?: string;
  vendorType?: 'vendor' | 'craftsman' | 'architect' | 'wholesaler';
  accountType?: 'account_pro' | 'account_basic';
}

const partner = (
  name: string,
  firstname: string,
  lastname: string,
  company: string,
  vendorType: DemoAccount['vendorType'],
  accountType: DemoAccount['accountType'] = 'account_pro',
): DemoAccount => ({
  email: `${name}@atrium.example`,
  portal: 'vendor',
  firstname,
  lastname,
  company,
  vendorType,
  accountType,
});

export const demoAccounts: readonly DemoAccount[] = [
  { email: 'admin@atrium.example', portal: 'admin', firstname: 'Anna', lastname: 'Albers' },
  {
    email: 'manufacturer@atrium.example',
    portal: 'manufacturer',
    firstname: 'Markus',
    lastname: 'Maurer',
  },
  {
    email: 'manufacturer2@atrium.example',
    portal: 'manufacturer',
    firstname: 'Miriam',
    lastname: 'Moser',
  },
  partner('vendor', 'Verena', 'Vogt', 'Wohnraum Vogt GmbH', 'vendor'),
  partner('craftsman', 'Clemens', 'Kramer', 'Tischlerei Kramer', 'craftsman'),
  partner('architect', 'Alma', 'Arndt', 'Arndt Innenarchitektur', 'architect'),
  partner('wholesaler', 'Walter', 'Wagner', 'Wagner Großhandel KG', 'wholesaler'),
  partner('basic', 'Beate', 'Bauer', 'Bauer Wohnaccessoires', 'vendor', 'account_basic'),
];

/** Further partners all over Germany; one is suspended, and one has not accepted its invitation. */
export const demoPartners: readonly (DemoAccount & { state?: string })[] = partners.map(
  ({ key, firstname, lastname, company, vendor_type, state }) => ({
    ...partner(key, firstname, lastname, company, vendor_type as DemoAccount['vendorType']),
    ...(state !== undefined && { state }),
  }),
);

/** Partners who have not chosen their first password yet and get an invitation mail. */
export const demoInvitations: readonly DemoAccount[] = [
  {
    email: 'invited-manufacturer@atrium.example',
    portal: 'manufacturer',
    firstname: 'Moritz',
    lastname: 'Menzel',
  },
  partner('invited-vendor', 'Vera', 'Vollmer', 'Vollmer Einrichtungen', 'vendor'),
];

/** Sends the invitations. */
export const inviteDemo = async (db: Db, queue: Queue): Promise<void> => {
  for (const { email, portal } of demoInvitations) {
    await queue.send(db, 'mail', { mail: 'access', email, portal } satisfies MailJob);
  }
};

/** Creates the demo accounts; `manufacturerIds` in the order of the accounts that use them. */
export const insertDemoAccounts = async (
  trx: Trx,
  manufacturerIds: readonly string[],
): Promise<void> => {
  // one hash for all, because they share the published password
  const password_hash = await hashPassword(demoPassword);
  const free = [...manufacturerIds];
  const insert = async (account: DemoAccount, values: { password_hash?: string }) => {
    const { email, portal, firstname, lastname } = account;
    const manufacturer_id = portal === 'manufacturer' ? (free.shift() ?? null) : null;
    const vendor_id = portal === 'vendor' ? await insertVendor(trx, account) : null;
    await trx
      .insertInto('users')
      .values({ email, firstname, lastname, role: portal, manufacturer_id, vendor_id, ...values })
      .execute();
  };
  for (const account of demoAccounts) await insert(account, { password_hash });
  for (const account of demoPartners) {
    await insert(account, account.state === 'unverified' ? {} : { password_hash });
  }
  for (const account of demoInvitations) await insert(account, {});
  await sql`
    update vendors set suspended_at = now(), suspended_reason = 'Umsatzsteuernummer ungültig'
    where email = any(${demoPartners.filter(({ state }) => state === 'suspended').map(({ email }) => email)})`.execute(
    trx,
  );
  // partners who have not followed their link are unverified
  await sql`update manufacturers set status = '1' where id in
    (select manufacturer_id from users where password_hash is null)`.execute(trx);
  await sql`update vendors set status = '1' where id in
    (select vendor_id from users where password_hash is null)`.execute(trx);
};

const insertVendor = async (trx: Trx, account: DemoAccount): Promise<string> => {
  const { vendorType = 'vendor', accountType = 'account_pro' } = account;
  const isFurther = demoPartners.includes(account);
  const kind = `${vendorType}-${accountType.replace('_', '-')}`;
  const avatar = isFurther ? account.email.split('@')[0] : kind;
  const { id } = await trx
    .insertInto('vendors')
    .values({
      name: account.firstname,
      surname: account.lastname,
      company_name: account.company,
      email: account.email,
      vendor_type: vendorType,
      account_type: accountType,
      // a vendor that has not switched wholesale on is not visible
      wholesaler: isFurther && vendorType === 'wholesaler',
      avatar: `demo-logo-${avatar}.webp`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
