import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database, Db } from '#server/db/database.ts';
import { isUnavailable } from '#server/db/failures.ts';
import { foldCounts } from './fold.ts';

/** How often each process looks for changes to count. */
const lookEveryMs = 1_000;

/** Notes per transaction. */
const atOnce = { embedded: 300, server: 3_000 };

/**
 * Counts changes until the returned function is called, which waits for the transaction in progress.
 * It polls, because triggers note changes without the knowledge of a process.
 */
export const startCounting = (
  { db, embedded }: Pick<Database, 'db' | 'embedded'>,
  yieldToOthers: () => Promise<void>,
  report: (error: Error) => void,
): (() => Promise<void>) => {
  const stopping = new AbortController();
  const { signal } = stopping;
  const fold = async () => {
    if (!(await isAnythingNoted(db))) return;
    while (!signal.aborted && (await foldCounts(db, embedded ? atOnce.embedded : atOnce.server))) {
      await yieldToOthers();
    }
  };
  const loop = async () => {
    while (!signal.aborted) {
      // the next look catches up
      await fold().catch((error: unknown) => {
        if (!isUnavailable(error)) report(error as Error);
      });
      await sleep(lookEveryMs, undefined, { signal }).catch(() => undefined);
    }
  };
  const looping = loop();
  return async () => {
    stopping.abort();
    await looping;
  };
};

const isAnythingNoted = async (db: Db): Promise<boolean> => {
  const { rows } = await sql`select from uncounted limit 1`.execute(db);
  return rows.length > 0;
};
