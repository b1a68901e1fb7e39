import os from 'node:os';

const kilobytes = (count) => `${(count / 1000).toFixed(0)} KB`;
const ms = (value) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
const times = (value) => `${value.toFixed(2)} times`;

/** docs/benchmarks.md. */
export const report = ({
  bytes,
  list1000,
  options,
  tree,
  listQuery,
  bulk,
  bulkEdit,
  family,
  variationPage,
  generate,
  generateEmbedded,
  readWorkbook,
  pictures,
  imported,
  importEmbedded,
}) =>
  [
    '# Benchmarks',
    '',
    `Written by \`npm run bench\` on ${os.cpus().length} cores with Node ${process.versions.node}.`,
    '',
    '## In the browser',
    '',
    'The demo data on the embedded database, headless Chromium at 1440 × 900, medians of 5 runs.',
    '',
    ...table(
      ['what', 'measured', 'at most (at least)'],
      [
        ['JavaScript until the login form can be typed in, gzip', kilobytes(bytes.login), '150 KB'],
        ['JavaScript until the first list is shown, gzip', kilobytes(bytes.firstList), '400 KB'],
        ['DOM nodes with 1,000 rows', String(list1000.domNodes), '3,000'],
        ['showing 1,000 rows against 100', times(list1000.ratio), '1.5 times'],
        ['ticking one row of 1,000', ms(list1000.tickMs), '60 ms'],
        [
          'frames under 50 ms while scrolling',
          `${(100 * list1000.framesUnder50).toFixed(1)} %`,
          '99 %',
        ],
        ['slowest frame while scrolling', ms(list1000.slowestFrameMs), ''],
      ],
    ),
    '',
    '## The tree of categories',
    '',
    ...table(
      ['what', 'measured', 'at most (at least)'],
      [
        ['categories in the tree', tree.categories.toLocaleString('en'), ''],
        ['opening the tree, without the request', ms(tree.openMs), ''],
        ['a letter of a search in it', ms(tree.searchMs), ''],
        ['expanding all of it', ms(tree.expandMs), ''],
        ['DOM nodes with all of it open', String(tree.domNodes), '3,000'],
        ['moving a branch, from the drop until the API has confirmed it', ms(tree.moveMs), ''],
        ['frames under 50 ms in all of that', `${(100 * tree.framesUnder50).toFixed(1)} %`, '99 %'],
        ['slowest frame in all of that', ms(tree.slowestFrameMs), ''],
      ],
    ),
    '',
    '## The values of an attribute',
    '',
    ...table(
      ['what', 'measured', 'at most (at least)'],
      [
        ['values of the attribute', options.options.toLocaleString('en'), ''],
        ['opening them, without the requests', ms(options.openMs), ''],
        ['a letter of a search in them', ms(options.searchMs), ''],
        ['DOM nodes with all of them', String(options.domNodes), '3,000'],
        ['moving one, from the drop until the API has confirmed it', ms(options.moveMs), ''],
        [
          'frames under 50 ms in all of that',
          `${(100 * options.framesUnder50).toFixed(1)} %`,
          '99 %',
        ],
        ['slowest frame in all of that', ms(options.slowestFrameMs), ''],
      ],
    ),
    '',
    '## The page of a variation',
    '',
    'From the click in the list, without the requests for the variation and its family. The fields in sight',
    'are shown first, those below them right after.',
    '',
    ...table(
      ['what', 'measured', 'at most'],
      [
        ['a family of 10 attributes', ms(variationPage.fewMs), ''],
        [`a family of ${variationPage.attributes} attributes`, ms(variationPage.manyMs), ''],
        ['the one against the other', times(variationPage.ratio), '1.3 times'],
        ['until all of its fields are there', ms(variationPage.wholeMs), ''],
        ['a letter typed into one of them', ms(variationPage.typeMs), '50 ms'],
        ['DOM nodes', String(variationPage.domNodes), ''],
      ],
    ),
    '',
    '## Many pictures at once',
    '',
    `${pictures.pictures} noisy photographs of 12 megapixels and ${(pictures.bytes / 1e6).toFixed(0)} MB,`,
    'made smaller by the browser, uploaded and matched to variations in the gallery, on the embedded',
    'database with `MALLOC_ARENA_MAX=2` as in docs/deploy.md.',
    '',
    ...table(
      ['what', 'measured', 'at most'],
      [
        ['matching their names', ms(pictures.matchMs), ''],
        ['uploading one, on average', ms(pictures.uploadMs / pictures.pictures), ''],
        ['frames under 50 ms', `${(100 * pictures.framesUnder50).toFixed(1)} %`, ''],
        ['slowest frame', ms(pictures.slowestFrameMs), '200 ms'],
        ['resident memory of the server before', `${pictures.idleMb.toFixed(0)} MB`, ''],
        ['at its largest meanwhile', `${pictures.peakMb.toFixed(0)} MB`, '600 MB'],
      ],
    ),
    '',
    '## The list of variations on PostgreSQL',
    '',
    `100,000 variations on PostgreSQL ${listQuery.postgres}, one request after the other over HTTP, page`,
    'and total, with the check of the session; medians of 500. "SQL alone" sends the very statements of',
    'the request through `pg`, in turn with the requests.',
    '',
    ...table(
      ['request', 'over HTTP', 'SQL alone', 'ratio', 'at most', 'statements'],
      Object.values(listQuery.compared).map(({ what, httpMs, sqlMs, statements }) => [
        what,
        ms(httpMs),
        ms(sqlMs),
        times(httpMs / sqlMs),
        '1.5 times',
        String(statements),
      ]),
    ),
    '',
    ...table(
      ['what', 'measured', 'at most'],
      [['page 900 of size 100 against page 0', times(listQuery.farPage), '3 times']],
    ),
    '',
    ...table(
      ['part of three characters', 'its statements alone', 'goes through'],
      listQuery.searches.map(({ what, part, ms: taken, indexes }) => [
        `${what}: "${part}"`,
        ms(taken),
        indexes.map((name) => `\`${name}\``).join(', ') || 'no index',
      ]),
    ),
    '',
    '## Many rows at once on PostgreSQL',
    '',
    'The same database. While the job publishes, the first page of the list is asked for again and again.',
    '',
    ...table(
      ['what', 'measured', 'at most'],
      [
        [
          `publishing ${bulk.rows.toLocaleString('en')} matching rows, until the job is done`,
          ms(bulk.jobMs),
          '5,000 ms',
        ],
        ['p95 of the list while nothing else goes on', ms(bulk.idleP95Ms), ''],
        [
          'p95 of the list meanwhile, against that',
          times(bulk.busyP95Ms / bulk.idleP95Ms),
          '3 times',
        ],
        [
          `what raising ${bulkEdit.rows.toLocaleString('en')} prices would do, with the first ten rows`,
          ms(bulkEdit.previewMs),
          '',
        ],
        ['raising them, until the job is done', ms(bulkEdit.jobMs), '15,000 ms'],
        [
          'p95 of the list meanwhile',
          `${ms(bulkEdit.busyP95Ms)}, ${times(bulkEdit.busyP95Ms / bulkEdit.idleP95Ms)} that before`,
          '',
        ],
        [
          `a family of ${family.attributes} attributes and ${family.products.toLocaleString('en')} products: what a change would do to them`,
          ms(family.impactMs),
          '',
        ],
        [
          'saving it with a group less, which takes values from each',
          ms(family.loseMs),
          '1,000 ms',
        ],
        ['saving it with a group more', ms(family.gainMs), '1,000 ms'],
      ],
    ),
    '',
    '## Reading a workbook',
    '',
    `${readWorkbook.rows.toLocaleString('en')} rows of ${readWorkbook.columns} columns, ${kilobytes(readWorkbook.kilobytes * 1024)}, in the process that reads them; medians of 5 runs.`,
    '',
    ...table(
      ['what', 'measured', 'at most (at least)'],
      [
        ['from starting the process until its last row', ms(readWorkbook.readMs), ''],
        ['rows a second', Math.round(readWorkbook.rowsPerSecond).toLocaleString('en'), '10,000'],
        [
          'resident memory of the process at its peak',
          `${readWorkbook.peakMegabytes.toFixed(0)} MB`,
          '400 MB',
        ],
      ],
    ),
    '',
    '## Generating variations',
    '',
    'Of a new product with three attributes, while the first page of the list is asked for again and',
    'again; medians of 3 runs. Embedded: beside the demo data; PostgreSQL: beside 100,000 variations.',
    '',
    ...table(
      ['what', 'embedded', 'on PostgreSQL', 'at most'],
      [
        [
          `generating ${generate.rows.toLocaleString('en')} variations, until the job is done`,
          ms(generateEmbedded.jobMs),
          ms(generate.jobMs),
          '20,000 ms',
        ],
        [
          'p95 of the list while nothing else goes on',
          ms(generateEmbedded.idleP95Ms),
          ms(generate.idleP95Ms),
          '',
        ],
        [
          'p95 of the list meanwhile, against that',
          times(generateEmbedded.busyP95Ms / generateEmbedded.idleP95Ms),
          times(generate.busyP95Ms / generate.idleP95Ms),
          '5 times',
        ],
      ],
    ),
    '',
    ...importReport(importEmbedded, imported),
    '',
  ].join('\n');

const perSecond = (rows, spentMs) =>
  `${Math.round(rows / (spentMs / 1000)).toLocaleString('en')} rows/s`;

const importReport = (embedded, postgres) => [
  '## Importing a workbook',
  '',
  `${embedded.rows.toLocaleString('en')} rows of 15 columns, ten variations to a product, all of them new, beside the demo data:`,
  'the dry run, then the import of what it has staged, while somebody has its page open, which asks',
  'every second, and opens the first page of the list every second. Then the same with',
  `${embedded.pressed.rows.toLocaleString('en')} rows, while the list is asked for without a break.`,
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
      [
        'p95 of the list while nothing else goes on',
        ...both(embedded, postgres, (one) => ms(one.idleP95Ms)),
        '',
      ],
      [
        'in the dry run, against that',
        ...both(embedded, postgres, (one) => times(one.stageP95Ms / one.idleP95Ms)),
        '5 times',
      ],
      [
        'in the import, against that',
        ...both(embedded, postgres, (one) => times(one.importP95Ms / one.idleP95Ms)),
        '5 times',
      ],
      [
        'in the dry run, without a break',
        ...both(embedded, postgres, (one) => times(one.pressed.stageP95Ms / one.idleP95Ms)),
        '5 times',
      ],
      [
        'in the import, without a break',
        ...both(embedded, postgres, (one) => times(one.pressed.importP95Ms / one.idleP95Ms)),
        '5 times',
      ],
      [
        'dry run meanwhile',
        ...both(embedded, postgres, ({ pressed }) => perSecond(pressed.rows, pressed.stageMs)),
        '',
      ],
      [
        'import meanwhile',
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

const both = (embedded, postgres, tell) => [tell(embedded), tell(postgres)];

const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
