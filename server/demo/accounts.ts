import type { Transaction } from 'kysely';
import type { Portal } from '#contract/portal.ts';
import type { DB } from '#server/generated/database.ts';
import { hashPassword } from '#server/modules/session/passwords.ts';

export const demoPassword = 'Atrium-Demo-1';

interface DemoAccount {
  email: string;
  portal: Portal;
  firstname: string;
  lastname: string;
  /** Of a partner; manufacturers take the name of one of the seeded ones. */
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

/** Creates the demo accounts; `manufacturerIds` in the order in which the accounts take them. */
export const insertDemoAccounts = async (
  trx: Transaction<DB>,
  manufacturerIds: readonly string[],
): Promise<void> => {
  // one hash for all: they share the published password
  const password_hash = await hashPassword(demoPassword);
  const free = [...manufacturerIds];
  for (const account of demoAccounts) {
    const { email, portal, firstname, lastname } = account;
    await trx
      .insertInto('users')
      .values({
        email,
        password_hash,
        firstname,
        lastname,
        role: portal,
        manufacturer_id: portal === 'manufacturer' ? free.shift() : null,
        vendor_id: portal === 'vendor' ? await insertVendor(trx, account) : null,
      })
      .execute();
  }
};

const insertVendor = async (trx: Transaction<DB>, account: DemoAccount): Promise<string> => {
  const { vendorType = 'vendor', accountType = 'account_pro' } = account;
  const { id } = await trx
    .insertInto('vendors')
    .values({
      name: account.firstname,
      surname: account.lastname,
      company_name: account.company,
      email: account.email,
      vendor_type: vendorType,
      account_type: accountType,
      wholesaler: vendorType === 'wholesaler',
      is_visible: true,
      avatar: `demo-logo-${vendorType}-${accountType.replace('_', '-')}.webp`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
