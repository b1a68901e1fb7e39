import { count, kilobytes, ms, table } from '#scripts/bench/format.mjs';
import { measureReadWorkbook } from '#scripts/bench/readWorkbook.mjs';

export const title = 'Reading a workbook';

/** @param {import('../stage.mjs').Stage} stage */
export const measure = () => measureReadWorkbook();

export const report = (readWorkbook) => [
  `${count(readWorkbook.rows)} rows of ${readWorkbook.columns} columns, ${kilobytes(readWorkbook.kilobytes * 1024)}, in the reader process; medians of 5 runs.`,
  '',
  ...table(
    ['what', 'measured', 'at most (at least)'],
    [
      ['from starting the process to its last row', ms(readWorkbook.readMs), ''],
      ['rows per second', Math.round(readWorkbook.rowsPerSecond).toLocaleString('en'), '10,000'],
      [
        'peak resident memory of the process',
        `${readWorkbook.peakMegabytes.toFixed(0)} MB`,
        '400 MB',
      ],
    ],
  ),
];
