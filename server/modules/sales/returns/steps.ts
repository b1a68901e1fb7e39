import { sql } from 'kysely';
import { berlinDay } from '#contract/cart/day.ts';
import type { ReturnClosing, ReturnReceipt } from '#contract/rules/sales/return.ts';
import type { Trx } from '#server/db/database.ts';
import { DomainError, invalid } from '#server/errors/domainError.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { notify } from '#server/modules/platform/notifications/notify.ts';
import { recordEvents } from '#server/modules/sales/orders/events.ts';
import { assertState, type FoundReturn, lockReturn } from './locked.ts';

/* The steps of a return (decision 42); only its refund has a file of its own. */

const eventOf = (
  { order_id: orderId, part_id: partId, line_id, quantity }: FoundReturn,
  kind: 'returnReceived' | 'returnRejected' | 'returnWithdrawn',
  text: string,
) => ({ orderId, partId, kind, lineIds: [line_id], data: { quantity }, text });

/**
 * Notes that the goods came back.
 * @throws FORBIDDEN for a partner that did not deliver them; INVALID for a day before the delivery or
 * in the future; CONFLICT if they came back before, or the return is closed
 */
export const receiveReturn = async (
  trx: Trx,
  viewer: Viewer,
  { id, receivedOn, condition }: ReturnReceipt,
): Promise<void> => {
  const returned = await lockReturn(trx, viewer, id);
  if (!returned.is_mine) {
    const args = { name: returned.name };
    throw new DomainError('FORBIDDEN', { msg: 'error.ORDER_NOT_YOURS', args });
  }
  assertState(returned, 'announced');
  if (receivedOn < returned.delivered_on || receivedOn > berlinDay(new Date())) {
    throw invalid({ receivedOn: { rule: 'rules.receivedOn' } });
  }
  await sql`
    update returns set state = 'received', received_on = ${receivedOn}::date,
      condition = ${condition}, version = version + 1, updated_at = now()
    where id = ${id}`.execute(trx);
  await recordEvents(trx, { userId: viewer.userId }, [
    eventOf(returned, 'returnReceived', condition),
  ]);
};

const closing =
  (
    state: 'rejected' | 'withdrawn',
    kind: 'returnRejected' | 'returnWithdrawn',
    from: readonly FoundReturn['state'][],
  ) =>
  async (trx: Trx, viewer: Viewer, { id, reason }: ReturnClosing): Promise<void> => {
    const returned = await lockReturn(trx, viewer, id);
    assertState(returned, ...from);
    await sql`
      update returns set state = ${state}, closing_reason = ${reason}, version = version + 1,
        updated_at = now()
      where id = ${id}`.execute(trx);
    await recordEvents(trx, { userId: viewer.userId }, [eventOf(returned, kind, reason)]);
    const { vendor_id: vendorId, order_id, number, name } = returned;
    await notify(trx, kind, [
      { vendorId, params: { number, product: name }, link: `/orders/details/${order_id}` },
    ]);
  };

/** Rejects a return, also one whose goods came back. */
export const rejectReturn = closing('rejected', 'returnRejected', ['announced', 'received']);

/** Withdraws a return whose goods do not come back. */
export const withdrawReturn = closing('withdrawn', 'returnWithdrawn', ['announced']);
