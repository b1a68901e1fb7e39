import type { Db } from '#server/db/database.ts';
import { demoPassword } from '#server/demo/accounts.ts';
import { hashPassword } from '#server/modules/platform/session/passwords.ts';
import { addSecuredAccounts } from './accounts.ts';
import { addEarnings } from './earnings.ts';
import { addMarket } from './market.ts';
import { addOffers } from './offers.ts';
import { addShelves } from './shelves.ts';

/**
 * Adds to the demo what single browser tests need, which others would find in their lists. One data
 * folder serves all of them, because a server for each would take longer than its tests.
 */
export const furnish = async (db: Db) => {
  const password = await hashPassword(demoPassword);
  await addSecuredAccounts(db, password);
  await addShelves(db);
  await addEarnings(db);
  return {
    offers: await addOffers(db),
    entered: await addMarket(db, password),
    sent: await addMarket(db, password),
    shown: await addMarket(db, password),
  };
};

export type Furnished = Awaited<ReturnType<typeof furnish>>;

/** Holds the result of `furnish` as JSON, for the processes of the tests. */
export const furnishedVariable = 'ATRIUM_TEST_FURNISHED';

/** A part of the added records. */
export const furnished = <Part extends keyof Furnished>(part: Part): Furnished[Part] =>
  (JSON.parse(process.env[furnishedVariable] ?? '{}') as Furnished)[part];
