import { ms, table } from '#scripts/bench/format.mjs';
import { measurePicker } from '#scripts/bench/picker.mjs';

export const title = 'Products for a style';

/** @param {import('../stage.mjs').Stage} stage */
export const measure = async (stage) => measurePicker(await stage.load());

export const report = ({ slowest, slowestMs, p95Ms }) => [
  'Searching for what to link among 100,000 variations on PostgreSQL, over HTTP.',
  '',
  ...table(
    ['what', 'measured', 'at most'],
    [
      [`the slowest search, "${slowest}"`, ms(slowestMs), '150 ms'],
      ['p95 over five searches', ms(p95Ms), ''],
    ],
  ),
];
