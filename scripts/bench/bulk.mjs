import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { callerOf } from '#scripts/lib/server.mjs';
import { listDocument } from './listDocument.mjs';
import { mediansOf, quantile } from './medians.mjs';

const rows = 10_000;
const runs = 3;
const idleRequests = 300;
/** Somebody who works with the list asks it a few times a second; this is a few dozen of them. */
const pauseMs = 10;

const publishDocument = `mutation ($input: VariationsInput!) {
  publishVariations(input: $input) { job { id total } } }`;
const jobDocument = 'query ($id: ID!) { jobById(id: $id) { data { state done endedAt } } }';

/**
 * Publishing 10,000 matching rows as a job, and what others notice of it: the list's first page,
 * asked for again and again before and while it runs. Medians of 3 runs.
 * @param {{ databaseUrl: string, port: string, token: string }} where a database with 100,000
 *   variations, a server on it and an administrator's token
 * @returns {Promise<{ rows: number, jobMs: number, idleP95Ms: number, busyP95Ms: number }>} `jobMs`
 *   from sending the call until a poll of the job says that it is done
 */
export const measureBulk = async ({ databaseUrl, port, token }) => {
  const ask = callerOf(port, token);
  const measured = [];
  for (let run = 0; run < runs; run += 1) {
    await makeDrafts(databaseUrl);
    measured.push(await measureOnce(ask));
  }
  return { rows, ...mediansOf(measured) };
};

/** As many drafts as are to be published, and no more. */
const makeDrafts = async (databaseUrl) => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`update variations set status = '1' where status <> '1'`);
    await client.query(
      `update variations set status = '2'
       where id in (select id from variations order by id limit ${rows})`,
    );
    await client.query('vacuum analyze variations');
  } finally {
    await client.end();
  }
};

const measureOnce = async (ask) => {
  const idle = [];
  for (let count = 0; count < idleRequests; count += 1) idle.push(await timeOfList(ask));
  const start = performance.now();
  const { publishVariations } = await ask(publishDocument, { input: { query: { status: '2' } } });
  const { id, total } = publishVariations.job;
  if (total !== rows) throw new Error(`The job has ${total} rows, not ${rows}.`);
  let isOver = false;
  const job = untilDone(ask, id).then(() => {
    isOver = true;
    return performance.now() - start;
  });
  const busy = [];
  while (!isOver) busy.push(await timeOfList(ask));
  return { jobMs: await job, idleP95Ms: quantile(idle, 0.95), busyP95Ms: quantile(busy, 0.95) };
};

const timeOfList = async (ask) => {
  await pause(pauseMs);
  const start = performance.now();
  await ask(listDocument, { query: { page: 0, size: 10 } });
  return performance.now() - start;
};

const untilDone = async (ask, id) => {
  for (;;) {
    const { jobById } = await ask(jobDocument, { id });
    const { state, done } = jobById.data;
    if (state === 'done' && done === rows) return;
    if (state !== 'running' && state !== 'waiting') throw new Error(`The job is ${state}.`);
    await pause(50);
  }
};
