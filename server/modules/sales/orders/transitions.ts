import { sql } from 'kysely';
import type { BulkFailure } from '#contract/generated/schema.ts';
import {
  type LineState,
  lineTransitions,
  type ServiceState,
  serviceTransitions,
} from '#contract/rules/sales/orderState.ts';
import type { Trx } from '#server/db/database.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { missing } from '#server/jobs/bulk.ts';
import { isHandedOver, isOwnLine, isPerformed } from './conditions.ts';

/** A line or a service of a locked order. */
export interface LockedItem<State> {
  id: string;
  order_id: string;
  number: string;
  /** The part whose partner sets the state. */
  part_id: string;
  name: string;
  state: State;
  is_mine: boolean;
  is_collected: boolean;
}

/** The items that can reach the state, and the reasons why the others cannot. */
export interface Judged<State> {
  moving: LockedItem<State>[];
  failures: BulkFailure[];
}

const lockOrders = (trx: Trx, table: 'order_lines' | 'order_services', ids: readonly string[]) =>
  sql`
    select o.id from orders o
    where o.id in (select x.order_id from ${sql.table(table)} x where x.id = any(${ids}::bigint[]))
    order by o.id for update`.execute(trx);

/** Locks the orders of the lines that the viewer may see. */
export const lockLines = async (
  trx: Trx,
  viewer: Viewer,
  ids: readonly string[],
): Promise<LockedItem<LineState>[]> => {
  await lockOrders(trx, 'order_lines', ids);
  const { rows } = await sql<LockedItem<LineState>>`
    select l.id, l.order_id, o.number, l.deliverer_part_id as part_id, l.name, l.state,
      ${isHandedOver(viewer)} as is_mine, l.shipping_id is null as is_collected
    from order_lines l join orders o on o.id = l.order_id
    where l.id = any(${ids}::bigint[]) and ${isOwnLine(viewer)} order by l.id`.execute(trx);
  return rows;
};

export const lockServices = async (
  trx: Trx,
  viewer: Viewer,
  ids: readonly string[],
): Promise<LockedItem<ServiceState>[]> => {
  await lockOrders(trx, 'order_services', ids);
  const { rows } = await sql<LockedItem<ServiceState>>`
    select s.id, s.order_id, o.number, s.part_id, s.name, s.state, true as is_mine,
      false as is_collected
    from order_services s join orders o on o.id = s.order_id
    where s.id = any(${ids}::bigint[]) and ${isPerformed(viewer)} order by s.id`.execute(trx);
  return rows;
};

const judge = <State extends string>(
  ids: readonly string[],
  held: readonly LockedItem<State>[],
  to: State,
  movesOf: (one: LockedItem<State>) => readonly State[],
): Judged<State> => {
  const moving: LockedItem<State>[] = [];
  const failures = missing(ids, held);
  for (const one of held) {
    const { id, name, state, is_mine } = one;
    if (!is_mine)
      failures.push({ id, code: 'FORBIDDEN', msg: 'error.ORDER_NOT_YOURS', label: name });
    else if (movesOf(one).includes(to)) moving.push(one);
    else {
      const isFinal = state === 'completed' || state === 'cancelled';
      const msg = isFinal ? 'error.ORDER_FINAL' : 'error.ORDER_STATE';
      failures.push({ id, code: 'INVALID', msg, label: name });
    }
  }
  return { moving, failures };
};

export const judgeLines = (
  ids: readonly string[],
  held: readonly LockedItem<LineState>[],
  to: LineState,
) => judge(ids, held, to, ({ state, is_collected }) => lineTransitions(state, is_collected));

export const judgeServices = (
  ids: readonly string[],
  held: readonly LockedItem<ServiceState>[],
  to: ServiceState,
) => judge(ids, held, to, ({ state }) => serviceTransitions(state));
