import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import { between } from '#contract/rules/platform/between.ts';
import { calendarDate } from '#contract/rules/platform/calendarDate.ts';
import {
  id,
  ids,
  longText,
  oneOrMoreIds,
  searchText,
  version,
} from '#contract/rules/platform/fields.ts';
import { listQueryOf, oneOf } from '#contract/rules/platform/list.ts';
import { periodInputOf } from '#contract/rules/platform/period.ts';
import { moment } from './orderIntake.ts';
import { type ParcelInput, parcelInput } from './parcel.ts';
import { paymentStatuses } from './payment.ts';

/* The states of an order's lines and services (specification 4); a database constraint has the
   same list. */

const lineStates = ['open', 'confirmed', 'shipped', 'ready', 'completed', 'cancelled'] as const;
export type LineState = (typeof lineStates)[number];

const serviceStates = ['open', 'scheduled', 'completed', 'cancelled'] as const;
export type ServiceState = (typeof serviceStates)[number];

/** The derived states of a part and of the order. */
export const orderStatuses = ['open', 'in_progress', 'completed', 'cancelled'] as const;

/** Kinds of timeline entries. */
export type OrderEventKind =
  | 'created'
  | 'paid'
  | 'paymentReversed'
  | 'repaid'
  | 'confirmed'
  | 'shipped'
  | 'ready'
  | 'scheduled'
  | 'completed'
  | 'cancelled'
  | 'refunded'
  | 'returnAnnounced'
  | 'returnReceived'
  | 'returnRejected'
  | 'returnWithdrawn'
  | 'note';

/** The states a line can move to; setting the same state again corrects its details. */
export const lineTransitions = (state: LineState, isCollected: boolean): LineState[] => {
  const handedOver: LineState = isCollected ? 'ready' : 'shipped';
  if (state === 'open') return ['confirmed', handedOver, 'completed', 'cancelled'];
  if (state === 'confirmed') return [handedOver, 'completed', 'cancelled'];
  if (state === 'shipped') return ['shipped', 'completed'];
  return state === 'ready' ? ['completed'] : [];
};

export const serviceTransitions = (state: ServiceState): ServiceState[] =>
  state === 'open' || state === 'scheduled' ? ['scheduled', 'completed', 'cancelled'] : [];

type Violation<Field extends string> = readonly [Field, string][];

const reason = longText(limits.orderReason);
interface Parcels {
  parcels: readonly ParcelInput[];
  removedParcelIds: readonly string[];
}

/** Whether parcels are those of one line: corrected, removed, or with a number of its pieces. */
const isOfOneLine = ({ parcels, removedParcelIds }: Parcels): boolean =>
  removedParcelIds.length > 0 || parcels.some((each) => each.id !== null || each.quantity !== null);

export const orderLinesStatusInput = v.pipe(
  v.object({
    ids: oneOrMoreIds(limits.cartLines),
    status: v.picklist(['confirmed', 'shipped', 'ready', 'completed', 'cancelled'], 'rules.status'),
    reason,
    /** With `shipped`: parcels to add to each line, and those of one line to correct. */
    parcels: v.pipe(
      v.nullish(v.array(parcelInput, 'rules.wrongType'), []),
      v.maxLength(limits.parcels, 'rules.maxItems'),
    ),
    removedParcelIds: v.nullish(ids(limits.parcels), []),
  }),
  between((given): Violation<'reason' | 'parcels'> => {
    if (given.status === 'cancelled' && given.reason === '') return [['reason', 'rules.required']];
    return given.ids.length > 1 && isOfOneLine(given)
      ? [['parcels', 'resources.orders.parcels.ofOneLine']]
      : [];
  }),
);
export type LinesStatus = v.InferOutput<typeof orderLinesStatusInput>;

export const orderServicesStatusInput = v.pipe(
  v.object({
    ids: oneOrMoreIds(limits.cartServices),
    status: v.picklist(['scheduled', 'completed', 'cancelled'], 'rules.status'),
    reason,
    appointmentAt: v.nullish(moment, null),
  }),
  between((given): Violation<'reason' | 'appointmentAt'> => {
    if (given.status === 'cancelled' && given.reason === '') return [['reason', 'rules.required']];
    return given.status === 'scheduled' && given.appointmentAt === null
      ? [['appointmentAt', 'rules.required']]
      : [];
  }),
);
export type ServicesStatus = v.InferOutput<typeof orderServicesStatusInput>;

export const orderNoteInput = v.object({
  text: v.pipe(longText(limits.orderNotes), v.minLength(1, 'rules.required')),
  version,
});

/** Tasks that orders can require. */
export const orderTasks = ['toConfirm', 'late', 'unpaid', 'toReceive', 'quiet'] as const;

export const ordersQuery = listQueryOf(
  [
    'orderedAt',
    'id',
    'number',
    'customerName',
    'status',
    'paymentStatus',
    'city',
    'method',
    'total',
  ],
  {
    text: searchText,
    status: oneOf(orderStatuses),
    paymentStatus: oneOf(paymentStatuses),
    method: searchText,
    vendorId: v.nullish(id),
    manufacturerId: v.nullish(id),
    customerId: v.nullish(id),
    from: calendarDate,
    to: calendarDate,
    todo: oneOf(orderTasks),
  },
);

export const orderSeriesQuery = periodInputOf({});
