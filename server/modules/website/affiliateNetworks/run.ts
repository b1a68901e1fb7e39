import { sql } from 'kysely';
import { limits } from '#contract/limits.ts';
import { type FeedMapping, productOfRow } from '#contract/rules/website/affiliateFeed.ts';
import { inTransaction } from '#server/db/database.ts';
import { isTransient } from '#server/db/failures.ts';
import { jsonb } from '#server/db/jsonb.ts';
import { DomainError } from '#server/errors/domainError.ts';
import { BadFeed } from '#server/feeds/badFeed.ts';
import type { FeedRow } from '#server/feeds/feed.ts';
import { readFeed } from '#server/feeds/readFeed.ts';
import { BadFetch } from '#server/fetch/fetchPublic.ts';
import { Interrupted } from '#server/jobs/hold.ts';
import type { JobKind, JobOutcome, Work } from '#server/jobs/kind.ts';
import { addProgress, endJob } from '#server/jobs/records.ts';
import { renewRunLease } from './lease.ts';
import { markMissingProducts } from './missing.ts';
import { type Network, openRun } from './open.ts';
import { type FeedJob, feedKind } from './start.ts';
import { categoryIds, type Refusal, type Written, writeProducts, writeRefusals } from './write.ts';

/**
 * Reads a network's feed from its start; products already written by an interrupted run are then
 * unchanged.
 */
export const feedJob: JobKind = {
  kind: feedKind,
  access: ['externalSources', 'edit'],
  run: async (work) => {
    const network = await openRun(work, work.job.input as FeedJob);
    // deleted before its turn
    if (!network) return 'stop';
    try {
      await readInto(work, network);
      return await endRun(work, network);
    } catch (error) {
      return failed(work, network, error);
    }
  },
};

/** The state that a run keeps between batches of rows. */
interface Reading {
  work: Work;
  network: Network;
  /** The line on which each id was first seen. */
  seen: Map<string, number>;
  categories: Map<string, string>;
  rows: number;
  refused: number;
}

const readInto = async (work: Work, network: Network): Promise<void> => {
  const { db, job } = work;
  const reading: Reading = {
    ...{ work, network, seen: new Map(), categories: new Map(), rows: 0, refused: 0 },
  };
  const file = await work.fetchPublic(network.feed_url, { signal: work.interruption });
  const form = { ...network, rowElement: network.row_element };
  for await (const rows of readFeed(file, form)) {
    for (let n = 0; n < rows.length; n += limits.feedStep) {
      await take(reading, rows.slice(n, n + limits.feedStep));
    }
  }
  if (reading.rows === 0) throw new BadFeed('EMPTY');
  // a mapping that no longer fits must not remove all products
  if (reading.refused === reading.rows) throw new BadFeed('ALL_REFUSED', { rows: reading.rows });
  await sql`update jobs set total = ${reading.rows} where id = ${job.id}`.execute(db);
  await markMissingProducts(work, network, new Set(reading.seen.keys()));
};

/** One step: up to a hundred rows, each of which is written or refused. */
const take = async (reading: Reading, rows: readonly FeedRow[]): Promise<void> => {
  const { work, network, categories } = reading;
  work.stopping.throwIfAborted();
  if (reading.rows + rows.length > limits.feedRows) {
    throw new BadFeed('TOO_MANY_ROWS', { limit: limits.feedRows });
  }
  const judged = rows.map((row) => judge(reading, row));
  const products = judged.flatMap(({ product }) => product ?? []);
  const refusals = judged.flatMap(({ refusal }) => refusal ?? []);
  const before = reading.rows;
  const found = await work.inBatch(async (trx) => {
    await renewRunLease(trx, work, network);
    const ids = await categoryIds(trx, network.id, categories, products);
    const written = await writeProducts(trx, network.id, ids, products);
    await writeRefusals(trx, network.runId, reading.refused, refusals);
    await addProgress(trx, work.job, { done: products.length, failed: refusals.length });
    await sql`
      update jobs set total = greatest(total, ${before + rows.length}) where id = ${work.job.id}`.execute(
      trx,
    );
    await count(trx, network, { ...written, rows: rows.length, refused: refusals.length });
    return ids;
  });
  for (const [path, id] of found) categories.set(path, id);
  reading.rows += rows.length;
  reading.refused += refusals.length;
  await work.yieldToOthers();
};

const count = async (
  trx: Work['db'],
  { runId }: Network,
  { added, changed, unchanged, rows, refused }: Written & { rows: number; refused: number },
): Promise<void> => {
  await sql`
    update affiliate_runs set added = added + ${added}, changed = changed + ${changed},
      unchanged = unchanged + ${unchanged}, rows = rows + ${rows}, refused = refused + ${refused}
    where id = ${runId}`.execute(trx);
};

const judge = (reading: Reading, { line, cells, isUneven }: FeedRow) => {
  const { network, seen } = reading;
  const refused = (
    refusal: Partial<Refusal>,
    externalId = '',
  ): { product?: undefined; refusal: Refusal } => ({
    refusal: { line, externalId, field: null, rule: '', max: null, value: '', ...refusal },
  });
  if (isUneven) return refused({ rule: 'rules.feedColumns' });
  const verdict = productOfRow(cells, network.mapping as FeedMapping);
  const externalId = verdict.product ? verdict.product.externalId : verdict.externalId;
  const first = externalId === '' ? undefined : seen.get(externalId);
  if (first !== undefined) {
    return refused(
      { field: 'id', rule: 'rules.feedIdTwice', max: first, value: externalId },
      externalId,
    );
  }
  // a refused row still counts as present in the feed
  if (externalId !== '') seen.set(externalId, line);
  if (verdict.product) return { product: verdict.product, refusal: undefined };
  const { field, rule, limit = null, value } = verdict.refusal;
  return refused({ field, rule, max: limit, value }, externalId);
};

/** Recounts the categories, and ends run and job together. */
const endRun = (work: Work, network: Network): Promise<JobOutcome> =>
  inTransaction<JobOutcome>(work.db, async (trx) => {
    await renewRunLease(trx, work, network);
    await sql`
      update affiliate_categories c set n = x.n
      from (
        select c.id, count(p.id)::int as n from affiliate_categories c
        left join affiliate_products p on p.affiliate_category_id = c.id and p.gone_at is null
        where c.network_id = ${network.id} group by c.id) x
      where c.id = x.id and c.n <> x.n`.execute(trx);
    await sql`
      update affiliate_runs set state = 'done', ended_at = now() where id = ${network.runId}`.execute(
      trx,
    );
    await endJob(trx, work.job, 'done');
    return 'done';
  });

/** Records the failure of a run that did not finish. */
const failed = async (work: Work, network: Network, error: unknown): Promise<JobOutcome> => {
  if (work.stopping.aborted) return 'paused';
  if (error instanceof Interrupted) {
    if (error.going === 'stop') await close(work, network, 'stopped');
    return error.going;
  }
  if (isTransient(error)) throw error;
  const isKnown = error instanceof BadFeed || error instanceof BadFetch;
  await close(
    work,
    network,
    'failed',
    isKnown ? error.message : 'error.INTERNAL',
    isKnown ? error.args : {},
  );
  throw isKnown ? new DomainError('INVALID', { msg: 'error.FEED_FAILED' }) : error;
};

const close = async (
  { db }: Work,
  { runId }: Network,
  state: 'stopped' | 'failed',
  msg = '',
  args: Readonly<Record<string, string | number>> = {},
): Promise<void> => {
  await sql`
    update affiliate_runs set state = ${state}, msg = ${msg.replace(/^error\./, '')},
      args = ${jsonb(args)}, ended_at = now()
    where id = ${runId}`.execute(db);
};
