import { callerOf } from '#scripts/lib/server.mjs';
import { compareWithSql, mediansOfTurns, recordStatements, sendAll } from './compareWithSql.mjs';
import { listDocument } from './listDocument.mjs';
import { withClient } from './withClient.mjs';

const sizes = [10, 1000];
const runs = 500;

/** Three characters each, the fewest that a trigram index can look up. */
const searches = [
  { what: 'name', part: 'zyl', filter: { name: 'zyl' } },
  { what: 'article number', part: '-97', filter: { sku: '-97' } },
  { what: 'parent name', part: 'zyl', filter: { parent_name: 'zyl' } },
];

/**
 * Measures the list of variations over HTTP (page and total), compared with its SQL statements
 * alone; a late page; and the indexes used by its searches.
 * @param {import('./stage.mjs').Load} load
 * @returns {Promise<{ postgres: string, compared: Compared[], farPage: number, searches: Search[]
 * }>}
 * @typedef {import('./compareWithSql.mjs').Compared} Compared
 * @typedef {{ what: string, part: string, ms: number, indexes: string[] }} Search
 */
export const measureListQuery = async (load) => {
  const requestOf = (what, query) => ({
    ...{ what, token: load.token, query: listDocument },
    variables: { query },
  });
  return withClient(load.databaseUrl, async (client) => {
    const pages = sizes.map((size) => requestOf(`${size} rows`, { page: 0, size }));
    return {
      postgres: (await client.query('show server_version')).rows[0].server_version,
      compared: await compareWithSql(load, pages, runs),
      farPage: await farPage(callerOf(load.port, load.token)),
      searches: await explainAll(
        client,
        await recordStatements(
          load,
          searches.map(({ what, filter }) => requestOf(what, { page: 0, size: 10, ...filter })),
        ),
      ),
    };
  });
};

const farPage = async (ask) => {
  const pages = [0, 900].map((page) => () => ask(listDocument, { query: { page, size: 100 } }));
  const [first, far] = await mediansOfTurns(runs, pages);
  return far / first;
};

const explainAll = async (client, statements) => {
  const explained = [];
  for (const [index, search] of searches.entries()) {
    explained.push(await explain(client, search, statements[index]));
  }
  return explained;
};

/** The trigram indexes that a search's statements use, and their duration. */
const explain = async (client, { what, part }, statements) => {
  const start = performance.now();
  await sendAll(client, statements);
  const ms = performance.now() - start;
  const indexes = new Set();
  for (const { text, values } of statements) {
    const { rows } = await client.query(`explain (format json) ${text}`, values);
    for (const name of indexesIn(rows[0]['QUERY PLAN'])) indexes.add(name);
  }
  return { what, part, ms, indexes: [...indexes].filter((name) => /_(trgm|text)_idx$/.test(name)) };
};

const indexesIn = (node) => {
  if (typeof node !== 'object' || node === null) return [];
  const inner = Object.values(node).flatMap(indexesIn);
  return typeof node['Index Name'] === 'string' ? [node['Index Name'], ...inner] : inner;
};
