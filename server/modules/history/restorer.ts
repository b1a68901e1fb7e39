import { sql, type Transaction } from 'kysely';
import type { Tracked } from '#server/db/changes.ts';
import type { DB } from '#server/generated/database.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { Queue } from '#server/jobs/queue.ts';

type Trx = Transaction<DB>;

export interface Restoring {
  trx: Trx;
  queue: Queue;
  viewer: Viewer;
  id: string;
  /** What the record was. */
  state: Record<string, unknown>;
  /** The change that made it something else. */
  changeId: string;
  /** That the viewer saw; none when it is of no matter. */
  version: number | null | undefined;
  confirmedLoss: number;
}

/** How records of one kind are brought back: by the rules and in the transaction of any other edit. */
export interface Restorer {
  tracked: Tracked;
  /** One that is there, for an edit. */
  update: (restoring: Restoring) => Promise<unknown>;
  /** One that is gone: inserts it, and what hangs on it alone. */
  revive: (restoring: Restoring) => Promise<unknown>;
}

/**
 * Inserts a record that is gone under the id it had. Its version is one that nobody who had it open
 * before can have seen.
 */
export const insertAgain = async (
  trx: Trx,
  table: keyof DB,
  entity: string,
  id: string,
  values: Readonly<Record<string, unknown>>,
): Promise<void> => {
  const columns = Object.keys(values).map((column) => sql.id(column));
  const parts = Object.values(values).map((value) => sql`${value}`);
  await sql`
    insert into ${sql.table(table)} (id, version, ${sql.join(columns)}) overriding system value
    values (${id}, (
      select count(*) * 100000 from changes
      where entity = ${entity} and entity_id = ${id} and action = 'delete'), ${sql.join(parts)})`.execute(
    trx,
  );
};
