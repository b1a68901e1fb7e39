import { setTimeout as pause } from 'node:timers/promises';
import { callerOf } from '#scripts/lib/server.mjs';
import { listDocument } from './listDocument.mjs';
import { mediansOf, quantile } from './medians.mjs';

const runs = 3;
const idleRequests = 300;
/** As in bulk.mjs: simulates a few dozen users. */
const pauseMs = 10;

const idsDocument = `query ($query: VariationsQuery) {
  variations(query: $query) { data { results { id } } } }`;
const previewDocument = `query ($input: VariationsEditInput!) {
  variationsEditPreview(input: $input, size: 10) { data { total changed results { id } } } }`;
const editDocument = `mutation ($input: VariationsEditInput!) {
  editVariations(input: $input) { job { id total } } }`;
const jobDocument = 'query ($id: ID!) { jobById(id: $id) { data { state done } } }';
const rows = 10_000;
const pageSize = 1000;

/**
 * Raises the prices of 10,000 named variations: preview, job, and the effect on others. Medians of
 * 3 runs.
 * @param {{ port: string, token: string }} where a server on 100,000 variations, an administrator's
 * token
 * @returns {Promise<{ rows: number, previewMs: number, jobMs: number, idleP95Ms: number, busyP95Ms:
 * number }>}
 */
export const measureBulkEdit = async ({ port, token }) => {
  const ask = callerOf(port, token);
  const ids = [];
  for (let page = 0; page * pageSize < rows; page += 1) {
    const { variations } = await ask(idsDocument, { query: { page, size: pageSize, sort: 'id' } });
    ids.push(...variations.data.results.map(({ id }) => id));
  }
  const measured = [];
  for (let run = 0; run < runs; run += 1) {
    measured.push(await measureOnce(ask, { ids, price: { mode: 'increase', amount: '1.01' } }));
  }
  return { rows, ...mediansOf(measured) };
};

const measureOnce = async (ask, input) => {
  const idle = [];
  for (let count = 0; count < idleRequests; count += 1) idle.push(await timeOfList(ask));
  let start = performance.now();
  const { variationsEditPreview } = await ask(previewDocument, { input });
  const previewMs = performance.now() - start;
  const { changed } = variationsEditPreview.data;
  if (changed !== rows) throw new Error(`It would change ${changed} rows, not ${rows}.`);
  start = performance.now();
  const { editVariations } = await ask(editDocument, { input });
  let isOver = false;
  const job = waitUntilDone(ask, editVariations.job.id).then(() => {
    isOver = true;
    return performance.now() - start;
  });
  const busy = [];
  while (!isOver) busy.push(await timeOfList(ask));
  return {
    previewMs,
    jobMs: await job,
    idleP95Ms: quantile(idle, 0.95),
    busyP95Ms: quantile(busy, 0.95),
  };
};

const timeOfList = async (ask) => {
  await pause(pauseMs);
  const start = performance.now();
  await ask(listDocument, { query: { page: 0, size: 10 } });
  return performance.now() - start;
};

const waitUntilDone = async (ask, id) => {
  for (;;) {
    const { jobById } = await ask(jobDocument, { id });
    const { state, done } = jobById.data;
    if (state === 'done' && done === rows) return;
    if (state !== 'running' && state !== 'waiting') throw new Error(`The job is ${state}.`);
    await pause(50);
  }
};
