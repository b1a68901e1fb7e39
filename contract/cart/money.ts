/* Decimals are text in input and output, as in the database and GraphQL. Calculations use
   bigints, so that they stay exact until the only rounding. */

/** EUR net, in whole cents. */
export type Cents = bigint;

/**
 * A decimal in units of its last decimal place: `scaled('-12.5', 2)` is -1250n.
 * @throws RangeError unless the text is a decimal with at most `places` decimal places
 */
export const scaled = (decimal: string, places: number): bigint => {
  const [, sign, whole = '', part = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(decimal) ?? [];
  if (whole === '' || part.length > places) {
    throw new RangeError(`Not a decimal with at most ${places} places: ${decimal}`);
  }
  const amount = BigInt(whole + part.padEnd(places, '0'));
  return sign === '-' ? -amount : amount;
};

/**
 * The cents of an amount such as `19.9`.
 * @throws RangeError unless the text is a decimal with at most two decimal places
 */
export const cents = (decimal: string): Cents => scaled(decimal, 2);

/** An amount with exactly two decimal places: `-0.05`. */
export const decimal = (amount: Cents): string => {
  const digits = (amount < 0n ? -amount : amount).toString().padStart(3, '0');
  return `${amount < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** Rounds a fraction to a whole number, halves away from zero. `denominator` is above zero. */
export const rounded = (numerator: bigint, denominator: bigint): bigint => {
  const half = numerator < 0n ? -denominator : denominator;
  return (2n * numerator + half) / (2n * denominator);
};

export const sumBy = <Item>(items: readonly Item[], amountOf: (item: Item) => bigint): bigint =>
  items.reduce((total, item) => total + amountOf(item), 0n);

/**
 * Distributes an amount by weights without losing a unit: the units left after rounding down go to
 * the largest remainders, and among equal remainders to the first. If all weights are zero, they
 * count as equal.
 * @param total zero or more, like each weight
 */
export const spread = (total: bigint, weights: readonly bigint[]): bigint[] => {
  const all = sumBy(weights, (weight) => weight);
  if (all === 0n)
    return weights.length === 0
      ? []
      : spread(
          total,
          weights.map(() => 1n),
        );
  const shares = weights.map((weight) => ({
    part: (total * weight) / all,
    remainder: (total * weight) % all,
  }));
  const left = total - sumBy(shares, ({ part }) => part);
  const next = shares.toSorted((one, other) => compare(other.remainder, one.remainder));
  for (const share of next.slice(0, Number(left))) share.part += 1n;
  return shares.map(({ part }) => part);
};

const compare = (one: bigint, other: bigint): number => Number(one > other) - Number(one < other);
