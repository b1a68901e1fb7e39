import {
  type LineState,
  lineMoves,
  type ServiceState,
  serviceMoves,
} from '#contract/rules/orderState.ts';
import type { OrderLine, OrderService } from '#resources/orders/operations.ts';

/** What somebody is about to set some lines or some services to. */
export interface Move {
  of: 'lines' | 'services';
  to: Exclude<LineState | ServiceState, 'open'>;
  things: readonly { id: string; name: string }[];
}

/** The next step first; a correction of the present one is the last. */
export const movesOfLine = ({ state, isMine, showroom }: OrderLine): Move['to'][] => {
  if (!isMine) return [];
  const moves = lineMoves(state as LineState, showroom !== null) as Move['to'][];
  return [...moves.filter((to) => to !== state), ...moves.filter((to) => to === state)];
};

export const movesOfService = ({ state, isMine }: OrderService): Move['to'][] =>
  isMine ? (serviceMoves(state as ServiceState) as Move['to'][]) : [];

/** What can be done with several at once: each of them with those that allow it. */
export const movesOfAll = <Thing extends { id: string; name: string }>(
  things: readonly Thing[],
  movesOf: (thing: Thing) => Move['to'][],
): [Move['to'], Thing[]][] => {
  const all = new Map<Move['to'], Thing[]>();
  for (const thing of things) {
    for (const to of movesOf(thing)) all.set(to, [...(all.get(to) ?? []), thing]);
  }
  return [...all].filter(([, some]) => some.length > 1);
};
