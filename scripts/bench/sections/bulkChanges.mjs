import { measureBulk } from '#scripts/bench/bulk.mjs';
import { measureBulkEdit } from '#scripts/bench/bulkEdit.mjs';
import { measureFamily } from '#scripts/bench/family.mjs';
import { count, ms, table, times } from '#scripts/bench/format.mjs';

export const title = 'Bulk changes on PostgreSQL';

/** @param {import('../stage.mjs').Stage} stage */
export const measure = async (stage) => {
  const load = await stage.load();
  return {
    bulk: await measureBulk(load),
    bulkEdit: await measureBulkEdit(load),
    // last, because it changes the data permanently
    family: await measureFamily(load),
  };
};

export const report = ({ bulk, bulkEdit, family }) => [
  'The same database. While the job runs, the first page of the list is requested continuously.',
  '',
  ...table(
    ['what', 'measured', 'at most'],
    [
      [
        `publishing ${count(bulk.rows)} matching rows, until the job is done`,
        ms(bulk.jobMs),
        '5,000 ms',
      ],
      ['p95 of the list when idle', ms(bulk.idleP95Ms), ''],
      [
        'p95 of the list meanwhile, compared with idle',
        times(bulk.busyP95Ms / bulk.idleP95Ms),
        '3 times',
      ],
      [
        `what raising ${count(bulkEdit.rows)} prices would do, with the first ten rows`,
        ms(bulkEdit.previewMs),
        '',
      ],
      ['raising them, until the job has ended', ms(bulkEdit.jobMs), '15,000 ms'],
      [
        'p95 of the list meanwhile',
        `${ms(bulkEdit.busyP95Ms)}, ${times(bulkEdit.busyP95Ms / bulkEdit.idleP95Ms)} that before`,
        '',
      ],
      [
        `a family of ${family.attributes} attributes and ${count(family.products)} products: what a change would do to them`,
        ms(family.impactMs),
        '',
      ],
      [
        'saving it without one group, which removes values from each product',
        ms(family.loseMs),
        '1,000 ms',
      ],
      ['saving it with one more group', ms(family.gainMs), '1,000 ms'],
    ],
  ),
];
