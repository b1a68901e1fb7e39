import { sql } from 'kysely';
import type { Trx } from '#server/db/database.ts';
import { recordReturn } from '#server/modules/sales/orderIntake/returns.ts';
import { refundReturn, returnRefundPreview } from '#server/modules/sales/returns/refund.ts';
import {
  receiveReturn,
  rejectReturn,
  withdrawReturn,
} from '#server/modules/sales/returns/steps.ts';
import { today } from '#tests/support/payouts.ts';
import { bookRefund, isBorne, type Line, type Returned, sumOf, type Thing } from './books.ts';
import { type Desk, done, leftOf, refuse, type Step, same, uniqueId } from './desk.ts';
import { centsOf, euros } from './orders.ts';
import type { Random } from './random.ts';

const isLive = ({ state }: Returned): boolean => state !== 'closed';

/** A return of pieces of a line; more than was delivered is refused. */
const announce: Step = async (desk, order, random) => {
  const delivered = order.lines.filter(({ item }) => ['shipped', 'completed'].includes(item.state));
  const isOfAny = delivered.length === 0 || random.chance(0.05);
  if (isOfAny && random.chance(0.8)) return;
  const line = random.pick(isOfAny ? order.lines : delivered);
  const returned = sumOf(
    order.returns.filter((each) => each.line === line && isLive(each)),
    ({ quantity }) => quantity,
  );
  const left = delivered.includes(line) ? line.quantity - returned : 0;
  const quantity = left === 0 || random.chance(0.1) ? left + 1 : random.between(1, left);
  const input = {
    ...{ externalId: order.externalId, returnId: uniqueId(), line: line.position, quantity },
    ...{ reason: 'withdrawal' as const, note: '' },
  };
  const record = (trx: Trx) => recordReturn(trx, desk.admin, input);
  if (quantity > left) return refuse(desk, record);
  await done(desk, record);
  const { rows } = await sql<{ id: string }>`
    select id from returns where external_id = ${input.returnId}`.execute(desk.db);
  order.returns.push({ id: rows[0]?.id as string, line, quantity, state: 'announced' });
};

/** The next step of a return that is not closed. */
export const moveReturn: Step = async (desk, order, random) => {
  const open = order.returns.filter(({ state }) => state === 'announced' || state === 'received');
  if (open.length === 0) return announce(desk, order, random);
  const returned = random.pick(open);
  const { id, state } = returned;
  const { admin: viewer } = desk;
  if (state === 'received') {
    if (random.chance(0.85)) return refundReturned(desk, returned, random);
    await done(desk, (trx) => rejectReturn(trx, viewer, { id, reason: 'Gebraucht' }));
    returned.state = 'closed';
  } else if (random.chance(0.85)) {
    const input = { id, receivedOn: today(), condition: '' };
    await done(desk, (trx) => receiveReturn(trx, viewer, input));
    returned.state = 'received';
  } else {
    await done(desk, (trx) => withdrawReturn(trx, viewer, { id, reason: 'Behalten' }));
    returned.state = 'closed';
  }
};

/** Shipping, and driving for those of its services that are not cancelled. */
const costsOf = ({ costs, services }: Line): Thing[] =>
  costs.filter(
    ({ kind, of }) =>
      kind === 'shipping' ||
      services.some((each) => of.includes(each) && each.state !== 'cancelled'),
  );

const refundReturned = async (desk: Desk, returned: Returned, random: Random): Promise<void> => {
  const { id, line, quantity } = returned;
  const { admin: viewer } = desk;
  const { proposed, fingerprint } = await done(desk, (trx) => returnRefundPreview(trx, viewer, id));
  const most = Math.min(line.unit * quantity, leftOf(line));
  same('proposed', centsOf(proposed), most);
  const amount = most > 0 && random.chance(0.3) ? random.between(1, most) : most;
  const withShipping = random.chance(0.5);
  const withDriving = random.chance(0.5);
  const ofAmount = (given: number) => (trx: Trx) =>
    refundReturn(trx, viewer, {
      ...{ id, amount: euros(given), fingerprint, withShipping, withDriving },
    });
  if (random.chance(0.1)) await refuse(desk, ofAmount(most + 1));
  await done(desk, ofAmount(amount));
  if (amount > 0) bookRefund(line, amount);
  for (const cost of costsOf(line)) {
    const isWanted = cost.kind === 'shipping' ? withShipping : withDriving;
    if (isWanted && isBorne(cost) && leftOf(cost) > 0) bookRefund(cost, leftOf(cost));
  }
  returned.state = 'refunded';
  if (random.chance(0.1)) await refuse(desk, ofAmount(amount));
};
