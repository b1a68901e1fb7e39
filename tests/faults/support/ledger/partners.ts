import { noPayoutRules } from '#server/config.ts';
import { type Db, inTransaction } from '#server/db/database.ts';
import { DomainError } from '#server/errors/domainError.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { dueOf } from '#server/modules/sales/payouts/preview.ts';
import { requestPayout } from '#server/modules/sales/payouts/request.ts';
import { stepAction } from '#server/modules/sales/payouts/status.ts';
import { createAccount } from '#tests/factories/people.ts';
import { createPaymentAccount } from '#tests/factories/selling.ts';
import { today } from '#tests/support/payouts.ts';
import { earnedOf, type Order, sumOf } from './books.ts';
import type { Desk } from './desk.ts';
import { centsOf } from './orders.ts';
import type { Random } from './random.ts';

/* Partners with their payouts in the books, in whole cents. */

export interface Partner {
  vendorId: string;
  viewer: Viewer;
  /** In payouts that were requested and not rejected. */
  held: number;
  paid: number;
  /** What had been earned and paid at the end of each month. */
  months: { earned: number; paid: number }[];
}

export const createPartner = async (db: Db): Promise<Partner> => {
  const user = await createAccount(db, 'vendor');
  const vendorId = user.vendor_id as string;
  await createPaymentAccount(db, vendorId);
  const viewer = {
    ...{ userId: user.id, portal: 'vendor' as const, roles: [], manufacturerId: null, vendorId },
  };
  return { vendorId, viewer, held: 0, paid: 0, months: [] };
};

export const earningsOf = ({ vendorId }: Partner, orders: Iterable<Order>): number =>
  sumOf(orders, (order) => {
    const { amount, commission } = earnedOf(order, vendorId);
    return amount - commission;
  });

const stepTo = async (
  { db, admin }: Desk,
  id: string,
  status: 'approved' | 'paid' | 'rejected',
) => {
  const step = {
    status,
    reference: 'Atrium',
    paidOn: today(),
    reason: 'Konto',
    rules: noPayoutRules,
  };
  const failures = await inTransaction(db, (trx) => stepAction.apply(trx, admin, [id], step));
  if (failures.length > 0) throw new Error(JSON.stringify(failures[0]));
};

/** Requests all that is due; it is paid, or sometimes rejected. Nothing due is refused. */
export const payOut = async (
  desk: Desk,
  partner: Partner,
  orders: Iterable<Order>,
  random: Random,
): Promise<void> => {
  const { db } = desk;
  const { vendorId, viewer } = partner;
  const due = earningsOf(partner, orders) - partner.held;
  const { fingerprint, sums } = await dueOf(db, vendorId, null);
  if (centsOf(sums.net) !== due) throw new Error(`${sums.net} is due instead of ${due} cents`);
  const input = { orderId: null, fingerprint, isFinal: true as const };
  const request = inTransaction(db, (trx) => requestPayout({ trx, viewer }, input));
  if (due <= 0) {
    const error = await request.catch((reason: unknown) => reason);
    if (!(error instanceof DomainError)) throw new Error('A payout of nothing was not refused.');
    return;
  }
  const id = await request;
  if (random.chance(0.2)) return stepTo(desk, id, 'rejected');
  partner.held += due;
  await stepTo(desk, id, 'approved');
  await stepTo(desk, id, 'paid');
  partner.paid += due;
};
