/** Rounds to one decimal place. */
export const tenths = (number: number): number => Math.round(number * 10) / 10;
