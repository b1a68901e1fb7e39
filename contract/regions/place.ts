import { stateRanges } from './states.generated.ts';
import type { State } from './states.ts';

/** Where something is sold to, delivered to or done. */
export interface Place {
  /** Five digits. */
  postcode: string;
  /** Two where the code lies in two states, none where no state is known for it. */
  states: readonly State[];
}

/**
 * The place with a postcode.
 * @throws RangeError unless it has five digits
 */
export const placeOf = (postcode: string): Place => {
  if (!/^\d{5}$/.test(postcode)) throw new RangeError(`Not a postcode: ${postcode}`);
  return { postcode, states: statesOf(Number(postcode)) };
};

const statesOf = (code: number): readonly State[] => {
  const [, , ...states] = stateRanges.find(([from, to]) => from <= code && code <= to) ?? [0, 0];
  return states;
};
