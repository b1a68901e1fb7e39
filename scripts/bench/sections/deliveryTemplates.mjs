import { ms, table } from '#scripts/bench/format.mjs';
import { measureRanges } from '#scripts/bench/ranges.mjs';

export const title = 'Rules of a delivery template';

/** @param {import('../stage.mjs').Stage} stage */
export const measure = async (stage) => measureRanges(await stage.demo());

export const report = ({ rules, pasteMs, slowestFrameMs }) => [
  `${rules} of a spreadsheet pasted into a new template, then typing into one of them.`,
  '',
  ...table(
    ['what', 'measured', 'at most'],
    [
      ['from pasting until the last one is shown', ms(pasteMs), ''],
      ['slowest frame of both', ms(slowestFrameMs), '100 ms'],
    ],
  ),
];
