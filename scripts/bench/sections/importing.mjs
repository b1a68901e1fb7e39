import { count, ms, table, times } from '#scripts/bench/format.mjs';
import { measureImport } from '#scripts/bench/import.mjs';

export const title = 'Importing a workbook';

/**
 * On separate servers, whose memory is measured.
 * @param {import('../stage.mjs').Stage} stage
 */
export const measure = async (stage) => ({
  embedded: await stage.withDemo({}, measureImport),
  postgres: await stage.withScratchDatabase((url) =>
    stage.withDemo({ DATABASE_URL: url }, measureImport),
  ),
});

export const report = ({ embedded, postgres }) => [
  `${count(embedded.rows)} rows of 15 columns, ten variations per product, all new, with the demo data:`,
  'the dry run, then the import, while a user has the page of the import open, which polls',
  'every second, and opens the first page of the list every second. Then the same with',
  `${count(embedded.pressed.rows)} rows, while the list is requested without a pause.`,
  '',
  ...table(
    ['what', 'embedded', 'on PostgreSQL', 'at most (at least)'],
    [
      [
        'dry run',
        ...both(embedded, postgres, (one) => perSecond(one.rows, one.stageMs)),
        '1,500 rows/s',
      ],
      [
        'import',
        ...both(embedded, postgres, (one) => perSecond(one.rows, one.importMs)),
        '1,500 rows/s',
      ],
      ['p95 of the list when idle', ...both(embedded, postgres, (one) => ms(one.idleP95Ms)), ''],
      [
        'during the dry run, compared with idle',
        ...both(embedded, postgres, (one) => times(one.stageP95Ms / one.idleP95Ms)),
        '5 times',
      ],
      [
        'during the import, compared with idle',
        ...both(embedded, postgres, (one) => times(one.importP95Ms / one.idleP95Ms)),
        '5 times',
      ],
      [
        'during the dry run, without a pause',
        ...both(embedded, postgres, (one) => times(one.pressed.stageP95Ms / one.idleP95Ms)),
        '5 times',
      ],
      [
        'during the import, without a pause',
        ...both(embedded, postgres, (one) => times(one.pressed.importP95Ms / one.idleP95Ms)),
        '5 times',
      ],
      [
        'dry run, without a pause',
        ...both(embedded, postgres, ({ pressed }) => perSecond(pressed.rows, pressed.stageMs)),
        '',
      ],
      [
        'import, without a pause',
        ...both(embedded, postgres, ({ pressed }) => perSecond(pressed.rows, pressed.importMs)),
        '',
      ],
      [
        'resident memory of the server',
        ...both(embedded, postgres, (one) => `${one.residentMb.toFixed(0)} MB`),
        '600 MB',
      ],
    ],
  ),
];

const perSecond = (rows, spentMs) =>
  `${Math.round(rows / (spentMs / 1000)).toLocaleString('en')} rows/s`;

const both = (embedded, postgres, tell) => [tell(embedded), tell(postgres)];
