import { ms, table } from '#scripts/bench/format.mjs';
import { measurePickers } from '#scripts/bench/picker.mjs';

export const title = 'Picking products';

/** @param {import('../stage.mjs').Stage} stage */
export const measure = async (stage) => measurePickers(await stage.load());

export const report = (pickers) => [
  'Searching for what to link among 100,000 variations on PostgreSQL, over HTTP, with as many rows as',
  'the pickers ask for; of five searches, 30 times each.',
  '',
  ...table(
    ['products for', 'slowest search', 'median', 'at most', 'p95 of all'],
    pickers.map(({ name, slowest, slowestMs, p95Ms }) => [
      name,
      `"${slowest}"`,
      ms(slowestMs),
      '150 ms',
      ms(p95Ms),
    ]),
  ),
];
