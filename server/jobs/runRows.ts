import type { Trx } from '#server/db/database.ts';
import { DomainError } from '#server/errors/domainError.ts';
import { fewestRows, fixedBatches } from './batches.ts';
import type { JobOutcome, Work } from './kind.ts';
import { renewJobLease } from './records.ts';

/** Outcome of a step: more rows to do, or the reason why this process does no more. */
export type Step = 'go' | JobOutcome;

/**
 * How a job processes its rows. Both methods write the outcome of each row in the given
 * transaction.
 */
export interface Rows {
  /** Processes up to `count` open rows; returns `done` if there are none. */
  doNext: (trx: Trx, count: number) => Promise<Step>;
  /** Reports the first open row as failed for this reason. */
  failFirst: (trx: Trx, reason: DomainError) => Promise<Step>;
}

/**
 * Processes a job's open rows, several per transaction, each with its outcome:
 * whenever the process ends, every row is either done and reported, or still open.
 */
export const runRows = async (work: Work, rows: Rows): Promise<JobOutcome> => {
  for (;;) {
    if (work.stopping.aborted) return 'paused';
    const step = await work.inBatch(withRunLease(work, rows.doNext)).catch((error: unknown) => {
      if (!isAboutData(error)) throw error;
      // one of these rows fails; doing them one at a time finds it
      return doOneByOne(work, rows);
    });
    if (step !== 'go') return step;
    await work.yieldToOthers();
  }
};

const doOneByOne = async (work: Work, rows: Rows): Promise<Step> => {
  const alone = fixedBatches(work.db, 1);
  for (let n = 0; n < fewestRows; n += 1) {
    const step = await alone(withRunLease(work, rows.doNext)).catch((error: unknown) => {
      if (!isAboutData(error)) throw error;
      const reason = error instanceof DomainError ? error : new DomainError('INTERNAL');
      return alone(withRunLease(work, (trx) => rows.failFirst(trx, reason)));
    });
    if (step !== 'go') return step;
    await work.yieldToOthers();
  }
  return 'go';
};

/**
 * Runs the step in the transaction that renews the lease; skips it if the job was stopped or lost.
 */
const withRunLease =
  ({ job }: Work, step: Rows['doNext']): Rows['doNext'] =>
  async (trx, count) => {
    const going = await renewJobLease(trx, job);
    return going === 'go' ? step(trx, count) : going;
  };

/** Whether an error concerns the data: one of the API's, or a database error of class 22 or 23. */
export const isAboutData = (error: unknown): boolean =>
  error instanceof DomainError ||
  (error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code)));
