import type { Database } from '#server/db/database.ts';
import { startPolling } from '#server/jobs/poll.ts';
import {
  areParentsNoted,
  foldParents,
} from '#server/modules/catalogue/categories/productCounts.ts';
import { foldUsage, isUsageNoted } from '#server/modules/catalogue/usage/usage.ts';
import { areValuesNoted, foldValues } from '#server/modules/catalogue/usage/values.ts';
import { foldCounts, isAnythingNoted } from './fold.ts';

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
    if (await isUsageNoted(db)) {
      while (!signal.aborted && (await foldUsage(db, atMost))) await yieldToOthers();
    }
    if (await areValuesNoted(db)) {
      while (!signal.aborted && (await foldValues(db, atMost))) await yieldToOthers();
    }
    if (await areParentsNoted(db)) {
      while (!signal.aborted && (await foldParents(db, atMost))) await yieldToOthers();
    }
    if (!(await isAnythingNoted(db))) return;
    while (!signal.aborted && (await foldCounts(db, atMost))) await yieldToOthers();
  }, report).stop;
};
