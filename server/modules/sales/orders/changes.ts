import { sql } from 'kysely';
import type { BulkFailure } from '#contract/generated/schema.ts';
import type { LinesStatus, ServicesStatus } from '#contract/rules/sales/orderState.ts';
import type { Trx } from '#server/db/database.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { notify } from '#server/modules/platform/notifications/notify.ts';
import { releaseDiscount } from '#server/modules/sales/discounts/uses.ts';
import { notifyingCovered } from './covered.ts';
import { recordEvents } from './events.ts';
import { writeParcels } from './parcels.ts';
import {
  judgeLines,
  judgeServices,
  type LockedItem,
  lockLines,
  lockServices,
} from './transitions.ts';

/** Groups lines or services by order part, because the timeline has one entry per part. */
const byPart = <One extends { part_id: string }>(held: readonly One[]): One[][] => {
  const parts = new Map<string, One[]>();
  for (const one of held) parts.set(one.part_id, [...(parts.get(one.part_id) ?? []), one]);
  return [...parts.values()];
};

const idsOf = (held: readonly { id: string }[]): string[] => held.map(({ id }) => id);

const ordersOf = (held: readonly { order_id: string }[]): string[] => [
  ...new Set(held.map(({ order_id }) => order_id)),
];

/**
 * Sets the state of lines.
 * @returns the lines left unchanged, with the reason
 */
export const setLineStates = async (
  trx: Trx,
  viewer: Viewer,
  change: LinesStatus,
): Promise<BulkFailure[]> => {
  const { ids, status } = change;
  const held = await lockLines(trx, viewer, ids);
  const { moving, failures } = judgeLines(ids, held, status);
  if (moving.length === 0) return failures;
  await notifyingCovered(trx, ordersOf(moving), () => moveLines(trx, viewer, moving, change));
  return failures;
};

const moveLines = async (
  trx: Trx,
  viewer: Viewer,
  moving: readonly LockedItem<unknown>[],
  change: LinesStatus,
): Promise<void> => {
  const { status, reason, parcels } = change;
  const isShipped = status === 'shipped';
  await sql`
    update order_lines set state = ${status}, state_at = now(),
      reason = case when ${status === 'cancelled'} then ${reason} else reason end
    where id = any(${idsOf(moving)}::bigint[])`.execute(trx);
  const removed = isShipped ? await writeParcels(trx, idsOf(moving), change) : [];
  await recordEvents(
    trx,
    viewer,
    byPart(moving).map((lines) => ({
      orderId: lines[0]?.order_id ?? '',
      partId: lines[0]?.part_id ?? '',
      kind: status,
      lineIds: idsOf(lines),
      ...(isShipped && {
        data: {
          parcels: parcels.map((each) => ({ ...each, id: null })),
          removedParcels: removed
            .filter(({ lineId }) => lines.some(({ id }) => id === lineId))
            .map(({ lineId: _, ...each }) => ({ ...each, id: null })),
        },
      }),
      ...(status === 'cancelled' && { text: reason }),
    })),
  );
  if (status === 'cancelled') await afterCancelling(trx, viewer, moving, reason);
};

/** Cancels services that are no longer possible, and notifies all others affected. */
const afterCancelling = async (
  trx: Trx,
  viewer: Viewer,
  lines: readonly LockedItem<unknown>[],
  reason: string,
): Promise<void> => {
  const { rows } = await sql<Omit<LockedItem<string>, 'is_mine' | 'is_collected'>>`
    update order_services s set state = 'cancelled', state_at = now(), reason = ${reason}
    from orders o
    where s.line_id = any(${idsOf(lines)}::bigint[]) and s.state in ('open', 'scheduled')
      and o.id = s.order_id
    returning s.id, s.order_id, o.number, s.part_id, s.name, s.state`.execute(trx);
  await recordEvents(
    trx,
    viewer,
    byPart(rows).map((services) => ({
      orderId: services[0]?.order_id ?? '',
      partId: services[0]?.part_id ?? '',
      kind: 'cancelled',
      serviceIds: idsOf(services),
      text: reason,
    })),
  );
  await releaseCodes(trx, lines);
  await notifyCancelled(trx, viewer, [...lines, ...rows]);
};

/** Releases the discount codes of orders that are now completely cancelled. */
const releaseCodes = async (trx: Trx, held: readonly LockedItem<unknown>[]): Promise<void> => {
  const ids = ordersOf(held);
  const { rows } = await sql<{ id: string }>`
    select o.id from orders o join discount_uses u on u.order_id = o.id
    where o.id = any(${ids}::bigint[]) and o.status = 'cancelled' order by o.id`.execute(trx);
  for (const { id } of rows) await releaseDiscount(trx, id);
};

/**
 * Notifies the sellers, delivering partners and performers of cancelled items, except the one who
 * cancelled them.
 */
const notifyCancelled = async (
  trx: Trx,
  { vendorId }: Viewer,
  held: readonly Pick<LockedItem<unknown>, 'id' | 'order_id'>[],
): Promise<void> => {
  const ids = idsOf(held);
  const { rows } = await sql<{ id: string; number: string; vendor_id: string }>`
    select distinct o.id, o.number, p.vendor_id from orders o
    join order_parts p on p.order_id = o.id
    where o.id = any(${held.map(({ order_id }) => order_id)}::bigint[])
      and p.vendor_id is distinct from ${vendorId}
      and (exists (select from order_lines l where l.id = any(${ids}::bigint[])
          and p.id in (l.part_id, l.deliverer_part_id))
        or exists (select from order_services s where s.id = any(${ids}::bigint[])
          and s.part_id = p.id))`.execute(trx);
  const notes = rows.map(({ id, number, vendor_id }) => ({
    vendorId: vendor_id,
    params: { number },
    link: `/orders/details/${id}`,
  }));
  await notify(trx, 'orderCancelled', notes);
};

/**
 * Sets the state of services, or changes their appointment.
 * @returns the services left unchanged, with the reason
 */
export const setServiceStates = async (
  trx: Trx,
  viewer: Viewer,
  change: ServicesStatus,
): Promise<BulkFailure[]> => {
  const { ids, status } = change;
  const held = await lockServices(trx, viewer, ids);
  const { moving, failures } = judgeServices(ids, held, status);
  if (moving.length === 0) return failures;
  await notifyingCovered(trx, ordersOf(moving), () => moveServices(trx, viewer, moving, change));
  return failures;
};

const moveServices = async (
  trx: Trx,
  viewer: Viewer,
  moving: readonly LockedItem<unknown>[],
  { status, reason, appointmentAt }: ServicesStatus,
): Promise<void> => {
  await sql`
    update order_services set state = ${status}, state_at = now(),
      reason = case when ${status === 'cancelled'} then ${reason} else reason end,
      appointment_at = case when ${status === 'scheduled'} then ${appointmentAt}::timestamptz
        else appointment_at end
    where id = any(${idsOf(moving)}::bigint[])`.execute(trx);
  await recordEvents(
    trx,
    viewer,
    byPart(moving).map((services) => ({
      orderId: services[0]?.order_id ?? '',
      partId: services[0]?.part_id ?? '',
      kind: status,
      serviceIds: idsOf(services),
      ...(status === 'scheduled' && { data: { appointmentAt } }),
      ...(status === 'cancelled' && { text: reason }),
    })),
  );
  if (status === 'cancelled') {
    await releaseCodes(trx, moving);
    await notifyCancelled(trx, viewer, moving);
  }
};
