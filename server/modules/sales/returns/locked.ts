import { sql } from 'kysely';
import type { OrderReturn } from '#contract/generated/schema.ts';
import type { ReturnState } from '#contract/rules/sales/return.ts';
import type { Db, Trx } from '#server/db/database.ts';
import { DomainError, notFound } from '#server/errors/domainError.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { isHandedOver, isOwnLine, isSeen } from '#server/modules/sales/orders/conditions.ts';
import { returnOf } from '#server/modules/sales/orders/returns.ts';

/** A return with the data that its steps need. */
export interface FoundReturn {
  id: string;
  order_id: string;
  number: string;
  line_id: string;
  name: string;
  quantity: number;
  state: ReturnState;
  note: string;
  /** The part whose partner delivered the goods and takes them back. */
  part_id: string;
  vendor_id: string;
  is_mine: boolean;
  /** The day of the delivery in Germany, YYYY-MM-DD. */
  delivered_on: string;
}

/** Locks the order of a return, and reads the return. */
export const lockReturn = async (trx: Trx, viewer: Viewer, id: string): Promise<FoundReturn> => {
  await sql`
    select from orders where id = (select order_id from returns where id = ${id})
    for update`.execute(trx);
  return findReturn(trx, viewer, id);
};

/** @throws NOT_FOUND if the viewer may see no such return */
export const findReturn = async (db: Db, viewer: Viewer, id: string): Promise<FoundReturn> => {
  const { rows } = await sql<FoundReturn>`
    select x.id, x.order_id, t.number, x.line_id, l.name, x.quantity, x.state, x.note,
      p.id as part_id, p.vendor_id, ${isHandedOver(viewer)} as is_mine,
      to_char(x.delivered_at at time zone 'Europe/Berlin', 'YYYY-MM-DD') as delivered_on
    from returns x
    join orders t on t.id = x.order_id
    join order_lines l on l.id = x.line_id
    join order_parts p on p.id = l.deliverer_part_id
    where x.id = ${id} and ${isOwnLine(viewer)} and ${isSeen(viewer)}`.execute(db);
  const [found] = rows;
  if (!found) throw notFound();
  return found;
};

/** @throws CONFLICT if the return is in none of these states */
export const assertState = (
  { name, state }: FoundReturn,
  ...states: readonly ReturnState[]
): void => {
  if (!states.includes(state)) {
    throw new DomainError('CONFLICT', { msg: 'error.RETURN_STATE', args: { name } });
  }
};

/** A return as the viewer sees it. */
export const returnById = async (db: Db, viewer: Viewer, id: string): Promise<OrderReturn> => {
  const { rows } = await sql<{ returned: OrderReturn }>`
    select ${returnOf(viewer)} as returned
    from returns x join orders t on t.id = x.order_id where x.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) throw notFound();
  return row.returned;
};
