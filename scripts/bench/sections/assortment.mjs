import { measureAssortment } from '#scripts/bench/assortment.mjs';
import { comparedHead, comparedRows, count, ms, table, times } from '#scripts/bench/format.mjs';

export const title = 'Assortments and networks';

/** @param {import('../stage.mjs').Stage} stage */
export const measure = async (stage) => measureAssortment(await stage.load());

export const report = ({ compared, include, exclude, endMs, ...sizes }) => [
  `A seller on PostgreSQL with ${count(sizes.included)} of ${count(sizes.products)} offered variations, and`,
  `${count(sizes.partners)} visible partners. While a job runs, the first page of the assortment is requested`,
  'continuously; medians of 3 runs.',
  '',
  ...table(comparedHead, comparedRows(compared)),
  '',
  ...table(
    ['what', 'measured', 'at most'],
    [
      ...jobLines(`including ${count(sizes.changed)}`, include, '15,000 ms'),
      ...jobLines(`excluding ${count(sizes.changed)}`, exclude, '10,000 ms'),
      [`ending a connection with ${count(sizes.fromOne)} included products`, ms(endMs), '5,000 ms'],
    ],
  ),
];

const jobLines = (what, { jobMs, idleP95Ms, busyP95Ms }, limit) => [
  [`${what}, until the job is done`, ms(jobMs), limit],
  [
    `p95 of the list meanwhile, ${ms(busyP95Ms)}, compared with idle`,
    times(busyP95Ms / idleP95Ms),
    '3 times',
  ],
];
