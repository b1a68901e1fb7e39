import { sql } from 'kysely';
import { type NewReturn, returnableLineStates } from '#contract/rules/sales/return.ts';
import type { Trx } from '#server/db/database.ts';
import { DomainError, invalid, notFound } from '#server/errors/domainError.ts';
import { notify } from '#server/modules/platform/notifications/notify.ts';
import { recordEvents } from '#server/modules/sales/orders/events.ts';
import { type LockedOrder, lockOrder, type OrderReference } from './laterChanges.ts';
import { authorColumns, authorOf, isOfShop, type Maker } from './maker.ts';

interface Line {
  id: string;
  name: string;
  state: string;
  quantity: number;
  /** The pieces in returns that are neither rejected nor withdrawn. */
  returned: number;
  part_id: string;
  vendor_id: string;
}

/** The line at this place of the order, with the partner that delivers it. */
const lineAt = async (trx: Trx, orderId: string, position: number): Promise<Line> => {
  const { rows } = await sql<Line>`
    select l.id, l.name, l.state, l.quantity, p.id as part_id, p.vendor_id,
      (select coalesce(sum(x.quantity), 0)::int from returns x
        where x.line_id = l.id and x.state not in ('rejected', 'withdrawn')) as returned
    from order_lines l join order_parts p on p.id = l.deliverer_part_id
    where l.order_id = ${orderId} and l.position = ${position}`.execute(trx);
  const [line] = rows;
  if (!line) throw notFound();
  return line;
};

const returnedOtherwise = (name: string) =>
  new DomainError('CONFLICT', { msg: 'error.RETURN_EXISTS', args: { name } });

/**
 * Whether the return is already recorded.
 * @throws CONFLICT if its id belongs to another one
 */
const isRecorded = async (
  trx: Trx,
  { shop_id }: LockedOrder,
  line: Line,
  { returnId, quantity, reason }: NewReturn,
): Promise<boolean> => {
  const known = await trx
    .selectFrom('returns')
    .select(['line_id', 'quantity', 'reason'])
    .where('external_id', '=', returnId)
    .where(isOfShop('shop_id', shop_id))
    .executeTakeFirst();
  if (!known) return false;
  const isSame =
    known.line_id === line.id && known.quantity === quantity && known.reason === reason;
  if (isSame) return true;
  throw returnedOtherwise(returnId);
};

const assertReturnable = ({ name, state, quantity, returned }: Line, given: NewReturn): void => {
  if (!returnableLineStates.includes(state)) {
    throw new DomainError('INVALID', { msg: 'error.RETURN_NOT_DELIVERED', args: { name } });
  }
  const left = quantity - returned;
  if (given.quantity > left)
    throw invalid({ quantity: { rule: 'rules.returnAtMost', limit: left } });
};

/**
 * Records the return of a part of a delivered line. Sending the same return again changes nothing.
 * @returns the order's id
 * @throws INVALID if the line is not shipped yet, or for more than was delivered and not returned yet;
 * CONFLICT if the id belongs to another return
 */
export const recordReturn = async (
  trx: Trx,
  maker: Maker,
  given: NewReturn & OrderReference,
): Promise<string> => {
  const order = await lockOrder(trx, maker, given);
  const line = await lineAt(trx, order.id, given.line);
  if (await isRecorded(trx, order, line, given)) return order.id;
  assertReturnable(line, given);
  const made = await trx
    .insertInto('returns')
    .values({
      external_id: given.returnId,
      order_id: order.id,
      line_id: line.id,
      quantity: given.quantity,
      reason: given.reason,
      note: given.note,
      // the database has the moment of the delivery
      delivered_at: sql`now()`,
      ...authorColumns(maker),
    })
    .onConflict((conflict) => conflict.columns(['external_id', 'shop_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  // a concurrent return of another order has taken the id
  if (!made) throw returnedOtherwise(given.returnId);
  await announce(trx, maker, order, line, given);
  return order.id;
};

const announce = async (
  trx: Trx,
  maker: Maker,
  { id: orderId, number }: LockedOrder,
  { id, name, part_id, vendor_id }: Line,
  { quantity, note }: NewReturn,
): Promise<void> => {
  await recordEvents(trx, authorOf(maker), [
    {
      ...{ orderId, partId: part_id, kind: 'returnAnnounced', lineIds: [id] },
      ...{ data: { quantity }, text: note },
    },
  ]);
  await notify(trx, 'returnAnnounced', [
    {
      vendorId: vendor_id,
      params: { number, quantity, product: name },
      link: `/orders/details/${orderId}`,
    },
  ]);
};
