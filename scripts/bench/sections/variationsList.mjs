import { comparedHead, comparedRows, ms, table, times } from '#scripts/bench/format.mjs';
import { measureListQuery } from '#scripts/bench/listQuery.mjs';

export const title = 'Variations list on PostgreSQL';

/** @param {import('../stage.mjs').Stage} stage */
export const measure = async (stage) => measureListQuery(await stage.load());

export const report = (listQuery) => [
  `100,000 variations on PostgreSQL ${listQuery.postgres}, requests in sequence over HTTP, page`,
  'and total, including the session check; medians of 500. "SQL alone" sends the same statements',
  'through `pg`, alternating with the requests.',
  '',
  ...table(comparedHead, comparedRows(listQuery.compared)),
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
];
