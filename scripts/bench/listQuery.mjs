import http from 'node:http';
import pg from 'pg';
import { listDocument } from './listDocument.mjs';
import { median } from './medians.mjs';

const sizes = [10, 1000];
const runs = 500;
const warmUps = 50;

/** What browsers send, so that answers are compressed as for them. */
const acceptEncoding = 'gzip, deflate, br, zstd';

/** Three characters each, the fewest a trigram index can look up. */
const searches = [
  { what: 'name', part: 'zyl', filter: { name: 'zyl' } },
  { what: 'article number', part: '-97', filter: { sku: '-97' } },
  { what: 'parent name', part: 'zyl', filter: { parent_name: 'zyl' } },
];

/**
 * The list of variations over HTTP (page and total, with the session check), compared with sending
 * its SQL statements alone. Requests and statements alternate, so that both run under the same
 * conditions.
 * @param {{ databaseUrl: string, token: string, withServer: WithServer }} where a database with
 * 100,000 variations, an administrator's token, and what runs a server on it
 * @returns {Promise<{ postgres: string, compared: Compared[], farPage: number, searches: Search[]
 * }>}
 * @typedef {(nodeOptions: string[], use: (server: { port: string, told: unknown[] }) =>
 * Promise<unknown>) => Promise<unknown>} WithServer
 * @typedef {{ what: string, httpMs: number, sqlMs: number, statements: number }} Compared
 * @typedef {{ what: string, part: string, ms: number, indexes: string[] }} Search
 */
export const measureListQuery = async ({ databaseUrl, token, withServer }) => {
  const ask = askWith(token);
  const statements = await recordAll(withServer, ask);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await withServer([], async ({ port }) => ({
      postgres: (await client.query('show server_version')).rows[0].server_version,
      compared: await compareAll(client, statements, (query) => ask(port, query)),
      farPage: await farPage((query) => ask(port, query)),
      searches: await explainAll(client, statements),
    }));
  } finally {
    await client.end();
  }
};

const compareAll = async (client, statements, ask) => {
  const compared = [];
  for (const size of sizes) {
    const [httpMs, sqlMs] = await medians([
      () => ask({ page: 0, size }),
      () => sendAll(client, statements[size]),
    ]);
    compared.push({ what: `${size} rows`, httpMs, sqlMs, statements: statements[size].length });
  }
  return compared;
};

const farPage = async (ask) => {
  const [first, far] = await medians([0, 900].map((page) => () => ask({ page, size: 100 })));
  return far / first;
};

/** The statements of each request, recorded by a second server, because recording takes time. */
const recordAll = (withServer, ask) =>
  withServer(['--import', './scripts/bench/recordQueries.mjs'], async ({ port, told }) => {
    const record = async (query) => {
      // the first request includes one-time work
      await ask(port, query);
      told.length = 0;
      await ask(port, query);
      return told.filter(({ text }) => !text.includes('pgboss'));
    };
    const statements = {};
    for (const size of sizes) statements[size] = await record({ page: 0, size });
    for (const { what, filter } of searches) {
      statements[what] = await record({ page: 0, size: 10, ...filter });
    }
    return statements;
  });

const askWith = (token) => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'accept-encoding': acceptEncoding,
  };
  return (port, query) =>
    new Promise((resolve, reject) => {
      const options = { port, path: '/graphql', method: 'POST', agent, headers };
      const request = http.request(options, (response) => {
        response.resume();
        response.once('end', () => {
          if (response.statusCode === 200) resolve();
          else reject(new Error(`The list answered ${response.statusCode}.`));
        });
      });
      request.once('error', reject);
      request.end(JSON.stringify({ query: listDocument, variables: { query } }));
    });
};

const sendAll = async (client, statements) => {
  for (const { text, values } of statements) await client.query(text, values);
};

/** Medians of several tasks run alternately. */
const medians = async (works) => {
  const times = works.map(() => []);
  for (let count = -warmUps; count < runs; count += 1) {
    for (const [index, work] of works.entries()) {
      const start = performance.now();
      await work();
      if (count >= 0) times[index].push(performance.now() - start);
    }
  }
  return times.map(median);
};

const explainAll = async (client, statements) => {
  const explained = [];
  for (const search of searches) {
    explained.push(await explain(client, search, statements[search.what]));
  }
  return explained;
};

/** The trigram indexes the statements of a search use, and how long they take. */
const explain = async (client, { what, part }, statements) => {
  const start = performance.now();
  await sendAll(client, statements);
  const ms = performance.now() - start;
  const indexes = new Set();
  for (const { text, values } of statements) {
    const { rows } = await client.query(`explain (format json) ${text}`, values);
    for (const name of indexesIn(rows[0]['QUERY PLAN'])) indexes.add(name);
  }
  return { what, part, ms, indexes: [...indexes].filter((name) => name.endsWith('_trgm_idx')) };
};

const indexesIn = (node) => {
  if (typeof node !== 'object' || node === null) return [];
  const inner = Object.values(node).flatMap(indexesIn);
  return typeof node['Index Name'] === 'string' ? [node['Index Name'], ...inner] : inner;
};
