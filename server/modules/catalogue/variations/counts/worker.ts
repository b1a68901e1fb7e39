import type { Database } from '#server/db/database.ts';
import { startPolling } from '#server/jobs/poll.ts';
import {
  areParentsNoted,
  foldParents,
} from '#server/modules/catalogue/categories/productCounts.ts';
import { foldUsage, isUsageNoted } from '#server/modules/catalogue/usage/usage.ts';
import { areValuesNoted, foldValues } from '#server/modules/catalogue/usage/values.ts';
import { foldCounts, isAnythingNoted } from './fold.ts';

/** Kinds of kept numbers: whether changes of them wait, and what counts some. */
const kept = [
  { areNoted: isUsageNoted, fold: foldUsage },
  { areNoted: areValuesNoted, fold: foldValues },
  { areNoted: areParentsNoted, fold: foldParents },
  { areNoted: isAnythingNoted, fold: foldCounts },
];

/** Notes per transaction. */
const atOnce = { embedded: 300, server: 3_000 };

/** Counts changes until the returned function is called, which waits for the transaction in progress. */
export const startCounting = (
  { db, embedded }: Pick<Database, 'db' | 'embedded'>,
  yieldToOthers: () => Promise<void>,
  report: (error: Error) => void,
): (() => Promise<void>) => {
  const atMost = embedded ? atOnce.embedded : atOnce.server;
  return startPolling(async ({ signal }) => {
    for (const { areNoted, fold } of kept) {
      if (!(await areNoted(db))) continue;
      while (!signal.aborted && (await fold(db, atMost))) await yieldToOthers();
    }
  }, report).stop;
};
