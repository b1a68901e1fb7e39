/*
 * Decimals come in and go out as text, as the database and GraphQL have them; in between they are
 * bigints, so that nothing is lost on the way to the one rounding.
 */

/** EUR net, in whole cents. */
export type Cents = bigint;

/**
 * A decimal in units of its last place: `scaled('-12.5', 2)` is -1250n.
 * @throws RangeError for other text than a decimal with at most so many places
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
 * @throws RangeError for other text than a decimal with at most two places
 */
export const cents = (decimal: string): Cents => scaled(decimal, 2);

/** An amount with exactly two places: `-0.05`. */
export const decimal = (amount: Cents): string => {
  const digits = (amount < 0n ? -amount : amount).toString().padStart(3, '0');
  return `${amount < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** A fraction as a whole number, half of one away from zero. `denominator` is above zero. */
export const rounded = (numerator: bigint, denominator: bigint): bigint => {
  const half = numerator < 0n ? -denominator : denominator;
  return (2n * numerator + half) / (2n * denominator);
};

export const sumBy = <Item>(items: readonly Item[], amountOf: (item: Item) => bigint): bigint =>
  items.reduce((total, item) => total + amountOf(item), 0n);

/**
 * Shares an amount out by weights, so that the parts add up to it: what whole units leave over goes to
 * the largest remainders, to the first of equal ones. Weights that are all zero count as equal.
 * @param total not below zero, as each weight
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
