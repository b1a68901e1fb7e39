import {
  type LineState,
  lineMoves,
  type ServiceState,
  serviceMoves,
} from '#contract/rules/sales/orderState.ts';
import type { OrderLine, OrderService } from '#resources/sales/orders/operations.ts';

/** A status change of some lines or services, before the user confirms it. */
export interface Move {
  of: 'lines' | 'services';
  to: Exclude<LineState | ServiceState, 'open'>;
  things: readonly Thing[];
}

/** A line or a service, with the details of its current status. */
interface Thing {
  id: string;
  name: string;
  state: string;
  carrier?: string;
  trackingNumber?: string;
  appointmentAt?: string | null;
}

/** Returns the message key of a status change. Setting the current status again is a correction. */
export const wordOf = (to: Move['to'], isCorrection: boolean): string =>
  `${isCorrection ? 'corrections' : 'moves'}.${to}`;

export const isCorrection = ({ to, things }: Move): boolean =>
  things.every(({ state }) => state === to);

/** Sorts the next step first, and a correction of the current status last. */
const nextFirst = (moves: readonly Move['to'][], state: string): Move['to'][] => [
  ...moves.filter((to) => to !== state),
  ...moves.filter((to) => to === state),
];

export const movesOfLine = ({ state, isMine, showroom }: OrderLine): Move['to'][] =>
  isMine ? nextFirst(lineMoves(state as LineState, showroom !== null) as Move['to'][], state) : [];

export const movesOfService = ({ state, isMine }: OrderService): Move['to'][] =>
  isMine ? nextFirst(serviceMoves(state as ServiceState) as Move['to'][], state) : [];

/** Returns the status changes for several items, each with the items that allow it. */
export const movesOfAll = <Each extends Thing>(
  things: readonly Each[],
  movesOf: (thing: Each) => Move['to'][],
): [Move['to'], Each[]][] => {
  const all = new Map<Move['to'], Each[]>();
  for (const thing of things) {
    // users correct items individually
    const moves = movesOf(thing).filter((to) => to !== thing.state);
    for (const to of moves) all.set(to, [...(all.get(to) ?? []), thing]);
  }
  return [...all].filter(([, some]) => some.length > 1);
};
