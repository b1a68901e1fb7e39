import { count, ms, seconds, table } from '#scripts/bench/format.mjs';
import { fillLists } from '#scripts/bench/lists/rows.mjs';
import { measureLists } from '#scripts/bench/lists.mjs';
import { median } from '#scripts/bench/medians.mjs';

export const title = 'All lists';

/** At most, in milliseconds. */
const limits = { first: 25, deep: 25, sort: 25, filter: 60, search: 60, dashboard: 50, screen: 50 };
/** Compared with a tenth of the variations. */
const growthAtMost = 2;

/** @param {import('../stage.mjs').Stage} stage */
export const measure = async (stage) =>
  stage.withScratchDatabase(async (databaseUrl) => {
    const runs = [];
    let seedingMs = 0;
    for (const variations of [stage.sizes.variations / 10, stage.sizes.variations]) {
      const begun = performance.now();
      await stage.seedVariations(databaseUrl, variations);
      await fillLists(databaseUrl, stage.sizes.variations);
      seedingMs += performance.now() - begun;
      const measured = await stage.withDemo({ DATABASE_URL: databaseUrl }, (place) =>
        Array.fromAsync(measureLists({ ...place, databaseUrl })),
      );
      runs.push({ variations, measured });
    }
    return { runs, seedingMs };
  });

export const report = ({ runs, seedingMs }) => {
  const [few, many] = runs.map(({ variations }) => `with ${count(variations)}`);
  const [former, present] = runs.map(({ measured }) => measured);
  const rows = present.map((row) => ({ ...row, former: sameIn(former, row)?.ms }));
  const slow = rows.filter(({ kind, ms: spent }) => spent > limits[kind]);
  return [
    'Each list, dashboard and other query without variables ("screen") over HTTP, by an administrator and by partners',
    'who have it; medians.',
    `${count(runs[1].variations)} variations with as many other rows as \`lists/rows.mjs\` says, seeded in ${seconds(seedingMs)},`,
    'compared with a tenth of the variations. "Grown" are requests that take more than twice as long.',
    '',
    ...table(
      [
        'kind',
        'requests',
        `median ${few}`,
        `median ${many}`,
        'slowest',
        'at most',
        'above',
        'grown',
      ],
      Object.entries(limits).map(([kind, atMost]) => summaryOf(kind, atMost, rows)),
    ),
    '',
    ...table(
      ['above the limit', 'viewer', few, many, 'at most'],
      slow
        .sort((a, b) => b.ms - a.ms)
        .map((row) => [
          `\`${row.list}\`, ${row.kind} ${row.what}`,
          row.viewer,
          row.former === undefined ? '' : ms(row.former),
          ms(row.ms),
          ms(limits[row.kind]),
        ]),
    ),
    ...failuresOf(rows.filter(({ kind }) => kind === 'failed')),
  ];
};

/** Some lists need a record that the load does not have. */
const failuresOf = (failed) => {
  const each = failed.map(({ list, viewer, what }) => `\`${list}\` by ${viewer}, ${what}`);
  return each.length > 0 ? ['', `Not measured: ${each.join('; ')}.`] : [];
};

const sameIn = (measured, { list, viewer, kind, what }) =>
  measured.find(
    (each) =>
      each.list === list &&
      each.viewer === viewer &&
      each.kind === kind &&
      partOf(each) === partOf({ kind, what }),
  );

/** What identifies a request: not the number of rows, nor how far the deep page is. */
const partOf = ({ kind, what }) => (kind === 'first' || kind === 'deep' ? '' : what);

const summaryOf = (kind, atMost, rows) => {
  const those = rows.filter((row) => row.kind === kind);
  const middle = (values) => (values.length > 0 ? ms(median(values)) : '');
  const former = those.flatMap((row) => row.former ?? []);
  const slowest = those.toSorted((a, b) => b.ms - a.ms)[0];
  const grown = those.filter(
    (row) => row.former !== undefined && row.ms > growthAtMost * row.former,
  );
  return [
    kind,
    count(those.length),
    middle(former),
    middle(those.map((row) => row.ms)),
    slowest ? ms(slowest.ms) : '',
    ms(atMost),
    count(those.filter((row) => row.ms > atMost).length),
    count(grown.length),
  ];
};
