import { stateRanges } from './states.generated.ts';
import type { State } from './states.ts';

/** The place of a sale, delivery or service. */
export interface Place {
  /** Five digits. */
  postcode: string;
  /** Two if the postcode belongs to two states, none if its state is unknown. */
  states: readonly State[];
}

/**
 * The place with a postcode.
 * @throws RangeError unless the postcode has five digits
 */
export const placeOf = (postcode: string): Place => {
  if (!/^\d{5}$/.test(postcode)) throw new RangeError(`Not a postcode: ${postcode}`);
  return { postcode, states: statesOf(Number(postcode)) };
};

const statesOf = (code: number): readonly State[] => {
  const [, , ...states] = stateRanges.find(([from, to]) => from <= code && code <= to) ?? [0, 0];
  return states;
};
