import { openReturnStates, returnableLineStates } from '#contract/rules/sales/return.ts';
import type { OrderReturnFieldsFragment } from '#resources/sales/returns/operations.generated.ts';

/** A line of an order with its returns. */
export interface ReturnLine {
  name: string;
  /** Its place in the order, from 0. */
  position: number;
  quantity: number;
  state: string;
  stateAt: string;
  /** Whether the viewer takes its goods back. */
  isMine: boolean;
  returns: readonly OrderReturnFieldsFragment[];
}

/** The pieces of a line that can still be returned. */
export const returnableOf = ({ quantity, state, returns }: ReturnLine): number =>
  returnableLineStates.includes(state)
    ? returns
        .filter((each) => each.state === 'refunded' || openReturnStates.includes(each.state))
        .reduce((left, each) => left - each.quantity, quantity)
    : 0;
