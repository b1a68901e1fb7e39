/**
 * The duration of each of several runs in milliseconds, after one run that does not count.
 * @param {number} runs
 * @param {() => Promise<unknown>} work
 */
export const timesOf = async (runs, work) => {
  await work();
  const spent = [];
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now();
    await work();
    spent.push(performance.now() - start);
  }
  return spent;
};

/** @param {number[]} numbers */
export const median = (numbers) => quantile(numbers, 0.5);

/**
 * The value below which this share of the numbers lies.
 * @param {number[]} numbers
 */
export const quantile = (numbers, share) =>
  [...numbers].sort((a, b) => a - b)[
    Math.min(numbers.length - 1, Math.floor(numbers.length * share))
  ];

/**
 * The median of each figure over several runs, rounded to a thousandth.
 * @param {Record<string, number>[]} measured
 */
export const mediansOf = (measured) =>
  Object.fromEntries(
    Object.keys(measured[0]).map((name) => [
      name,
      Math.round(median(measured.map((one) => one[name])) * 1000) / 1000,
    ]),
  );
