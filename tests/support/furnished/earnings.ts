import type { Db } from '#server/db/database.ts';
import { createEarned } from '#tests/factories/payouts.ts';
import { createPaymentAccount } from '#tests/factories/selling.ts';
import { partnerIdOf } from './partner.ts';

/** The demo's vendor gets a payment account and has earned 1,000.00, not paid out yet. */
export const addEarnings = async (db: Db): Promise<void> => {
  const id = await partnerIdOf(db, 'vendor');
  await db.deleteFrom('payment_accounts').where('vendor_id', '=', id).execute();
  await createPaymentAccount(db, id);
  await createEarned(db, id, { amount: '1000', name: 'Sessel Fano' });
};
