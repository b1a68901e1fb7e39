import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { isUnavailable } from '#server/db/failures.ts';
import { jsonb } from '#server/db/jsonb.ts';
import type { CallTimes } from '#server/metrics/callTimes.ts';
import { version } from '#server/version.ts';

const everyMs = 15_000;

/** A process that has been silent for so long counts as dead; two beats may be late. */
export const aliveSeconds = 45;

/** Rows of dead processes are kept for a while, so that the page shows who has just ended. */
const forgottenSeconds = 300;

/** The file in `DATA_DIR` that the operator's backup command touches (docs/deploy.md). */
const backupFile = 'last-backup';

interface Beating {
  calls: Pick<CallTimes, 'slowest'>;
  dataDir: string;
}

/** How long ago the file was touched, by this machine's clock alone. */
const backupAgeIn = async (dataDir: string): Promise<number | null> => {
  const found = await fs.stat(path.join(dataDir, backupFile)).catch(() => null);
  return found && (Date.now() - found.mtimeMs) / 1000;
};

/**
 * Writes this process's row, and deletes those of processes that have been dead for long. All times
 * are the database's, because the clocks of machines differ.
 */
export const beat = async (db: Db, id: string, { calls, dataDir }: Beating): Promise<void> => {
  const backupAge = await backupAgeIn(dataDir);
  await sql`
    with gone as (
      delete from processes
      where id <> ${id} and seen_at < now() - make_interval(secs => ${forgottenSeconds}))
    insert into processes (id, host, pid, version, node, started_at, backup_at, slow_calls)
    values (${id}, ${os.hostname()}, ${process.pid}, ${version}, ${process.version},
      now() - make_interval(secs => ${process.uptime()}),
      now() - make_interval(secs => ${backupAge}), ${jsonb(calls.slowest())})
    on conflict (id) do update set seen_at = now(), backup_at = excluded.backup_at,
      slow_calls = excluded.slow_calls`.execute(db);
};

/**
 * Says every few seconds that this process is alive; the returned function ends that and removes its
 * row.
 */
export const startHeartbeat = (
  db: Db,
  beating: Beating,
  report: (error: Error) => void,
): (() => Promise<void>) => {
  const id = randomUUID();
  let running = Promise.resolve();
  const next = () => {
    running = beat(db, id, beating).catch((error: Error) => {
      // it cannot be said where the database is away or read-only, and `/readyz` says that
      if (!isUnavailable(error)) report(error);
    });
  };
  next();
  const timer = setInterval(next, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
    await sql`delete from processes where id = ${id}`.execute(db).catch(() => undefined);
  };
};
