import { sql } from 'kysely';
import { vi } from 'vitest';
import type { Db } from '#server/db/database.ts';

/**
 * Waits until shops can read what was committed before: transactions of other databases hold it back,
 * too.
 */
export const settled = async (db: Db): Promise<void> => {
  const { rows } = await sql<{ xid: string }>`select pg_current_xact_id()::text as xid`.execute(db);
  await vi.waitUntil(
    async () => {
      const { rows: found } = await sql<{ is: boolean }>`
        select pg_snapshot_xmin(pg_current_snapshot()) > ${rows[0]?.xid}::xid8 as is`.execute(db);
      return found[0]?.is;
    },
    { timeout: 30_000, interval: 50 },
  );
};
