import { measureBytes } from '#scripts/bench/bytes.mjs';
import { kilobytes, ms, table, times } from '#scripts/bench/format.mjs';
import { measureList1000 } from '#scripts/bench/list1000.mjs';
import { account } from '#scripts/lib/server.mjs';

export const title = 'In the browser';

/** @param {import('../stage.mjs').Stage} stage */
export const measure = async (stage) => {
  const demo = await stage.demo();
  return {
    bytes: await stage.inBrowser(async (browser) =>
      measureBytes(await browser.newPage(), { origin: demo.origin, ...account }),
    ),
    list1000: await measureList1000(demo),
  };
};

export const report = ({ bytes, list1000 }) => [
  'The demo data on the embedded database, headless Chromium at 1440 × 900, medians of 5 runs.',
  '',
  ...table(
    ['what', 'measured', 'at most (at least)'],
    [
      ['JavaScript until the login form is usable, gzip', kilobytes(bytes.login.bytes), '140 KB'],
      [
        'JavaScript until the first list is shown, gzip',
        kilobytes(bytes.firstList.bytes),
        '380 KB',
      ],
      ['DOM nodes with 1,000 rows', String(list1000.domNodes), '3,000'],
      ['showing 1,000 rows compared with 100', times(list1000.ratio), '1.5 times'],
      ['selecting one row of 1,000', ms(list1000.tickMs), '60 ms'],
      [
        'frames under 50 ms while scrolling',
        `${(100 * list1000.framesUnder50).toFixed(1)} %`,
        '99 %',
      ],
      ['slowest frame while scrolling', ms(list1000.slowestFrameMs), ''],
    ],
  ),
];
