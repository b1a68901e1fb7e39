import { count, ms, table } from '#scripts/bench/format.mjs';
import { measureOptions } from '#scripts/bench/options.mjs';

export const title = 'The options of an attribute';

/** @param {import('../stage.mjs').Stage} stage */
export const measure = async (stage) => measureOptions(await stage.demo());

export const report = (options) => [
  ...table(
    ['what', 'measured', 'at most (at least)'],
    [
      ['options of the attribute', count(options.options), ''],
      ['opening them, excluding the requests', ms(options.openMs), ''],
      ['typing one letter of a search', ms(options.searchMs), ''],
      ['DOM nodes with all options', String(options.domNodes), '3,000'],
      ['moving one, from the drop to confirmation by the API', ms(options.moveMs), ''],
      ['frames under 50 ms meanwhile', `${(100 * options.framesUnder50).toFixed(1)} %`, '99 %'],
      ['slowest frame meanwhile', ms(options.slowestFrameMs), ''],
    ],
  ),
];
