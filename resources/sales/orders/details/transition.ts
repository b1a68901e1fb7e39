import type { OrderParcelInput } from '#contract/generated/schema.ts';
import {
  type LineState,
  lineTransitions,
  type ServiceState,
  serviceTransitions,
} from '#contract/rules/sales/orderState.ts';
import type { OrderRecord } from '#resources/sales/orders/record.generated.ts';

export type OrderLine = OrderRecord['lines'][number];
export type OrderService = OrderRecord['services'][number];

/** A change of status of some lines or some services that the user is about to make. */
export interface Transition {
  of: 'lines' | 'services';
  to: Exclude<LineState | ServiceState, 'open'>;
  items: readonly Item[];
}

/** What a transition records besides the status. */
export interface Details {
  reason?: string;
  parcels?: OrderParcelInput[];
  removedParcelIds?: string[];
  appointmentAt?: string;
}

/** A line or a service, with the details that were given with its present status. */
interface Item {
  id: string;
  name: string;
  state: string;
  quantity?: number;
  parcels?: OrderLine['parcels'];
  appointmentAt?: string | null;
}

/** The key of a transition's text; a transition to the present status corrects its details. */
export const messageKeyOf = (to: Transition['to'], isCorrection: boolean): string =>
  `${isCorrection ? 'corrections' : 'moves'}.${to}`;

export const isCorrection = ({ to, items }: Transition): boolean =>
  items.every(({ state }) => state === to);

/** The next step first; a correction of the present one is the last. */
const nextFirst = (transitions: readonly Transition['to'][], state: string): Transition['to'][] => [
  ...transitions.filter((to) => to !== state),
  ...transitions.filter((to) => to === state),
];

export const transitionsOfLine = ({ state, isMine, showroom }: OrderLine): Transition['to'][] =>
  isMine
    ? nextFirst(lineTransitions(state as LineState, showroom !== null) as Transition['to'][], state)
    : [];

export const transitionsOfService = ({ state, isMine }: OrderService): Transition['to'][] =>
  isMine ? nextFirst(serviceTransitions(state as ServiceState) as Transition['to'][], state) : [];

/** The next steps that several have in common, each with those whose next step it is. */
export const transitionsOfAll = <Each extends Item>(
  items: readonly Each[],
  transitionsOf: (item: Each) => Transition['to'][],
): [Transition['to'], Each[]][] => {
  const all = new Map<Transition['to'], Each[]>();
  for (const item of items) {
    const [next] = transitionsOf(item);
    // each is corrected by itself
    if (next && next !== item.state) all.set(next, [...(all.get(next) ?? []), item]);
  }
  return [...all].filter(([, some]) => some.length > 1);
};
