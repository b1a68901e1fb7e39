import { setTimeout as pause } from 'node:timers/promises';
import { listDocument } from './listDocument.mjs';
import { quantile } from './medians.mjs';

const idleRequests = 300;
/** A user sends a few requests per second; this pause simulates a few dozen users. */
const pauseMs = 10;

/** The first page of the variations list. */
const askForVariations = (ask) => ask(listDocument, { query: { page: 0, size: 10 } });

const jobDocument = 'query ($id: ID!) { jobById(id: $id) { data { state done failed endedAt } } }';

/**
 * Measures a job and its effect on others: requests a list's first page continuously, before and
 * while the job runs.
 * @param {(query: string, variables: object) => Promise<Record<string, any>>} ask
 * @param {number} rows of the job; all of them must be processed
 * @param {() => Promise<{ id: string, total: number }>} begin
 * @param {(ask: Function) => Promise<unknown>} [askForList] the others' request during the job
 * @returns {Promise<{ jobMs: number, idleP95Ms: number, busyP95Ms: number }>} `jobMs` from sending
 * the call until a poll of the job says that it is done
 */
export const measureBeside = async (ask, rows, begin, askForList = askForVariations) => {
  const { workMs, ...others } = await measureOthers(
    ask,
    () => runJob(ask, rows, begin),
    askForList,
  );
  return { jobMs: workMs, ...others };
};

/**
 * The same for any work.
 * @param {(query: string, variables: object) => Promise<Record<string, any>>} ask
 * @param {() => Promise<unknown>} work
 * @param {(ask: Function) => Promise<unknown>} [askForList]
 * @returns {Promise<{ workMs: number, idleP95Ms: number, busyP95Ms: number }>}
 */
export const measureOthers = async (ask, work, askForList = askForVariations) => {
  const idle = [];
  for (let count = 0; count < idleRequests; count += 1) idle.push(await timeOf(askForList, ask));
  const start = performance.now();
  let workMs = null;
  const working = work().finally(() => {
    workMs = performance.now() - start;
  });
  const busy = [];
  while (workMs === null) busy.push(await timeOf(askForList, ask));
  await working;
  return { workMs, idleP95Ms: quantile(idle, 0.95), busyP95Ms: quantile(busy, 0.95) };
};

const runJob = async (ask, rows, begin) => {
  const { id, total } = await begin();
  if (total !== rows) throw new Error(`The job has ${total} rows, not ${rows}.`);
  await waitUntilDone(ask, id, rows);
};

const timeOf = async (askForList, ask) => {
  await pause(pauseMs);
  const start = performance.now();
  await askForList(ask);
  return performance.now() - start;
};

/** Waits until a job has processed all of its rows. */
export const waitUntilDone = async (ask, id, rows) => {
  for (;;) {
    const { jobById } = await ask(jobDocument, { id });
    const { state, done, failed } = jobById.data;
    if (state === 'done' && done === rows) return;
    if (state !== 'running' && state !== 'waiting') {
      throw new Error(`The job is ${state}; ${done} done, ${failed} failed.`);
    }
    await pause(50);
  }
};
