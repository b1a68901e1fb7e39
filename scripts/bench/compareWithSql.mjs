import http from 'node:http';
import { credentials } from '#scripts/lib/server.mjs';
import { median } from './medians.mjs';
import { withClient } from './withClient.mjs';

const warmUps = 20;

/** Encodings that browsers accept, so that answers are compressed in the same way. */
const acceptEncoding = 'gzip, deflate, br, zstd';

/**
 * Measures requests over HTTP, session check included, compared with sending their SQL statements
 * alone through `pg`. Both alternate, so that they run under the same conditions.
 * @param {import('./stage.mjs').Load} load
 * @param {{ what: string, token: string, query: string, variables: object, path?: string }[]} requests
 * @param {number} [runs] of each
 * @returns {Promise<Compared[]>} medians
 * @typedef {{ what: string, httpMs: number, sqlMs: number, statements: number }} Compared
 */
export const compareWithSql = async (load, requests, runs = 100) => {
  const recorded = await recordStatements(load, requests);
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  try {
    return await withClient(load.databaseUrl, async (client) => {
      const compared = [];
      for (const [index, request] of requests.entries()) {
        const statements = recorded[index];
        const [httpMs, sqlMs] = await mediansOfTurns(runs, [
          () => send({ port: load.port, agent }, request),
          () => sendAll(client, statements),
        ]);
        compared.push({ what: request.what, httpMs, sqlMs, statements: statements.length });
      }
      return compared;
    });
  } finally {
    agent.destroy();
  }
};

/** The statements of each request, recorded by a second server, because recording takes time. */
export const recordStatements = ({ withServer }, requests) =>
  withServer(['--import', './scripts/bench/recordQueries.mjs'], async ({ port, told }) => {
    const recorded = [];
    for (const request of requests) {
      // the first request includes one-time work
      await send({ port }, request);
      await arrival();
      told.length = 0;
      await send({ port }, request);
      await arrival();
      recorded.push([...told]);
    }
    return recorded;
  });

/** Messages from a process arrive later than its answer. */
const arrival = () => new Promise((resolve) => setTimeout(resolve, 500));

/**
 * @param {{ port: string, agent?: http.Agent }} where
 * @param {{ token: string, query: string, variables: object, path?: string }} request
 */
const send = ({ port, agent }, { token, query, variables, path = '/graphql' }) =>
  new Promise((resolve, reject) => {
    const headers = {
      ...credentials(token),
      'content-type': 'application/json',
      'accept-encoding': acceptEncoding,
    };
    const options = { port, path, method: 'POST', agent, headers };
    const request = http.request(options, (response) => {
      response.resume();
      response.once('end', () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`The API answered ${response.statusCode}.`));
      });
    });
    request.once('error', reject);
    request.end(JSON.stringify({ query, variables }));
  });

/** Sends statements recorded by `recordQueries`, one after another. */
export const sendAll = async (client, statements) => {
  for (const statement of statements) await client.query(statement);
};

/** Medians of several tasks run in turns, in milliseconds. */
export const mediansOfTurns = async (runs, works) => {
  const spent = works.map(() => []);
  for (let count = -warmUps; count < runs; count += 1) {
    for (const [index, work] of works.entries()) {
      const start = performance.now();
      await work();
      if (count >= 0) spent[index].push(performance.now() - start);
    }
  }
  return spent.map(median);
};
