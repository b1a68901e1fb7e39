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
  feedback,
  menu,
  reassign,
  variationPage,
  generate,
  generateEmbedded,
  readWorkbook,
  cart,
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
    '',
    '## Category tree',
    '',
    ...table(
      ['what', 'measured', 'at most (at least)'],
      [
        ['categories', tree.categories.toLocaleString('en'), ''],
        ['opening the tree, excluding the request', ms(tree.openMs), ''],
        ['typing one letter of a search', ms(tree.searchMs), ''],
        ['expanding the whole tree', ms(tree.expandMs), ''],
        ['DOM nodes with the whole tree open', String(tree.domNodes), '3,000'],
        ['moving a branch, from the drop to confirmation by the API', ms(tree.moveMs), ''],
        ['frames under 50 ms meanwhile', `${(100 * tree.framesUnder50).toFixed(1)} %`, '99 %'],
        ['slowest frame meanwhile', ms(tree.slowestFrameMs), ''],
      ],
    ),
    '',
    '## The options of an attribute',
    '',
    ...table(
      ['what', 'measured', 'at most (at least)'],
      [
        ['options of the attribute', options.options.toLocaleString('en'), ''],
        ['opening them, excluding the requests', ms(options.openMs), ''],
        ['typing one letter of a search', ms(options.searchMs), ''],
        ['DOM nodes with all options', String(options.domNodes), '3,000'],
        ['moving one, from the drop to confirmation by the API', ms(options.moveMs), ''],
        ['frames under 50 ms meanwhile', `${(100 * options.framesUnder50).toFixed(1)} %`, '99 %'],
        ['slowest frame meanwhile', ms(options.slowestFrameMs), ''],
      ],
    ),
    '',
    '## Edit page of a variation',
    '',
    'Measured from the click in the list, excluding the requests for the variation and its family. Visible',
    'fields are rendered first, the others right after.',
    '',
    ...table(
      ['what', 'measured', 'at most'],
      [
        ['a family of 10 attributes', ms(variationPage.fewMs), ''],
        [`a family of ${variationPage.attributes} attributes`, ms(variationPage.manyMs), ''],
        ['ratio of the two', times(variationPage.ratio), '1.3 times'],
        ['until all of its fields are rendered', ms(variationPage.wholeMs), ''],
        ['typing one letter into a field', ms(variationPage.typeMs), '50 ms'],
        ['DOM nodes', String(variationPage.domNodes), ''],
      ],
    ),
    '',
    '## Bulk upload of images',
    '',
    `${pictures.pictures} noisy photos of 12 megapixels and ${(pictures.bytes / 1e6).toFixed(0)} MB,`,
    'shrunk by the browser, uploaded and matched to variations in the gallery, on the embedded',
    'database with `MALLOC_ARENA_MAX=2` as in docs/deploy.md.',
    '',
    ...table(
      ['what', 'measured', 'at most'],
      [
        ['matching their file names', ms(pictures.matchMs), ''],
        ['uploading one, on average', ms(pictures.uploadMs / pictures.pictures), ''],
        ['frames under 50 ms', `${(100 * pictures.framesUnder50).toFixed(1)} %`, ''],
        ['slowest frame', ms(pictures.slowestFrameMs), '200 ms'],
        ['resident memory of the server at first', `${pictures.idleMb.toFixed(0)} MB`, ''],
        ['at its peak', `${pictures.peakMb.toFixed(0)} MB`, '600 MB'],
      ],
    ),
    '',
    '## Variations list on PostgreSQL',
    '',
    `100,000 variations on PostgreSQL ${listQuery.postgres}, requests in sequence over HTTP, page`,
    'and total, including the session check; medians of 500. "SQL alone" sends the same statements',
    'through `pg`, alternating with the requests.',
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
      [['page 900 of size 100 compared with page 0', times(listQuery.farPage), '3 times']],
    ),
    '',
    ...table(
      ['search for three characters', 'SQL alone', 'indexes used'],
      listQuery.searches.map(({ what, part, ms: taken, indexes }) => [
        `${what}: "${part}"`,
        ms(taken),
        indexes.map((name) => `\`${name}\``).join(', ') || 'no index',
      ]),
    ),
    '',
    '## Bulk changes on PostgreSQL',
    '',
    'The same database. While the job runs, the first page of the list is requested continuously.',
    '',
    ...table(
      ['what', 'measured', 'at most'],
      [
        [
          `publishing ${bulk.rows.toLocaleString('en')} matching rows, until the job is done`,
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
          `what raising ${bulkEdit.rows.toLocaleString('en')} prices would do, with the first ten rows`,
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
          `a family of ${family.attributes} attributes and ${family.products.toLocaleString('en')} products: what a change would do to them`,
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
    '',
    '## Reading a workbook',
    '',
    `${readWorkbook.rows.toLocaleString('en')} rows of ${readWorkbook.columns} columns, ${kilobytes(readWorkbook.kilobytes * 1024)}, in the reader process; medians of 5 runs.`,
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
    '',
    '## Generating variations',
    '',
    'For a new product with three attributes, while the first page of the list is requested',
    'continuously; medians of 3 runs. Embedded: with the demo data; PostgreSQL: with 100,000 variations.',
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
        ['p95 of the list when idle', ms(generateEmbedded.idleP95Ms), ms(generate.idleP95Ms), ''],
        [
          'p95 of the list meanwhile, compared with idle',
          times(generateEmbedded.busyP95Ms / generateEmbedded.idleP95Ms),
          times(generate.busyP95Ms / generate.idleP95Ms),
          '5 times',
        ],
      ],
    ),
    '',
    '## Menu of the website',
    '',
    `A column of ${menu.items} items in the browser; medians of 5 runs.`,
    '',
    ...table(
      ['what', 'measured', 'at most'],
      [
        ['moving an item, from the drop to confirmation by the API', ms(menu.moveMs), ''],
        ['frames under 50 ms while dragging', `${(100 * menu.framesUnder50).toFixed(1)} %`, ''],
        ['slowest frame meanwhile', ms(menu.slowestFrameMs), '100 ms'],
      ],
    ),
    '',
    `Reassigning the products of ${reassign.items} items of level 4 over 100,000 variations on PostgreSQL:`,
    `first when none has any yet, which links ${reassign.links.toLocaleString('en')}, and then once more, while the first page of a`,
    'list is requested continuously.',
    '',
    ...table(
      ['what', 'from none', 'once more', 'at most'],
      [
        [
          'until the job has ended',
          ms(reassign.first.jobMs),
          ms(reassign.again.jobMs),
          '30,000 ms',
        ],
        [
          'links written',
          reassign.links.toLocaleString('en'),
          String(reassign.rewritten),
          '0 once more',
        ],
        [
          'p95 of the list meanwhile, compared with idle',
          times(reassign.first.busyP95Ms / reassign.first.idleP95Ms),
          times(reassign.again.busyP95Ms / reassign.again.idleP95Ms),
          '3 times',
        ],
      ],
    ),
    '',
    '## Feedback',
    '',
    `${feedback.rows.toLocaleString('en')} feedbacks within a year on PostgreSQL, medians of 30 requests over HTTP.`,
    '',
    ...table(
      ['what', 'measured', 'at most'],
      [
        ['the analysis of the year, by day', ms(feedback.yearMs), '300 ms'],
        ['p95', ms(feedback.p95Ms), ''],
        ['the analysis of one page, by week', ms(feedback.pageMs), '300 ms'],
      ],
    ),
    '',
    '## The price of a cart',
    '',
    `${cart.lines} lines from ${cart.partners} partners with a service each, delivery templates of 200 rules and a`,
    'discount code: `quote` alone, in one process, one after the other.',
    '',
    ...table(
      ['what', 'measured', 'at most'],
      [
        ['the first quote', ms(cart.firstMs), ''],
        ['median of 500', ms(cart.quoteMs), '5 ms'],
        ['p95', ms(cart.p95Ms), ''],
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
  `${embedded.rows.toLocaleString('en')} rows of 15 columns, ten variations per product, all new, with the demo data:`,
  'the dry run, then the import, while a user has the page of the import open, which polls',
  'every second, and opens the first page of the list every second. Then the same with',
  `${embedded.pressed.rows.toLocaleString('en')} rows, while the list is requested without a pause.`,
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

const both = (embedded, postgres, tell) => [tell(embedded), tell(postgres)];

const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
