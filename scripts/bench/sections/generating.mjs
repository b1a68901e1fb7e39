import { count, ms, table, times } from '#scripts/bench/format.mjs';
import { measureGenerate } from '#scripts/bench/generate.mjs';

export const title = 'Generating variations';

/** @param {import('../stage.mjs').Stage} stage */
export const measure = async (stage) => ({
  generateEmbedded: await measureGenerate(await stage.demo()),
  generate: await measureGenerate(await stage.load()),
});

export const report = ({ generate, generateEmbedded }) => [
  'For a new product with three attributes, while the first page of the list is requested',
  'continuously; medians of 3 runs. Embedded: with the demo data; PostgreSQL: with 100,000 variations.',
  '',
  ...table(
    ['what', 'embedded', 'on PostgreSQL', 'at most'],
    [
      [
        `generating ${count(generate.rows)} variations, until the job is done`,
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
];
