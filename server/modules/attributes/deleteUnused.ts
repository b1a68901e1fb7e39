import { sql, type Transaction } from 'kysely';
import { recordChanges, type Tracked } from '#server/db/changes.ts';
import type { DB } from '#server/generated/database.ts';
import type { BulkFailure } from '#server/generated/graphql.ts';
import { missing } from '#server/jobs/bulk.ts';
import { type UsedKind, usedAmong } from './uses.ts';

type Trx = Transaction<DB>;

interface Deleted {
  table:
    | 'attributes'
    | 'attribute_options'
    | 'attribute_groups'
    | 'attribute_families'
    | 'services'
    | 'service_groups';
  of: UsedKind;
  tracked: Tracked;
  /** Why one that is used stays. */
  msg: string;
  /** Records what goes with the rows that `remove` deletes. */
  around?: (ids: readonly string[], remove: () => Promise<unknown>) => Promise<unknown>;
}

/** Deletes those of the rows that nothing uses; answers the others. */
export const deleteUnused = async (
  trx: Trx,
  userId: string,
  ids: readonly string[],
  { table, of, tracked, msg, around = (_, remove) => remove() }: Deleted,
): Promise<BulkFailure[]> => {
  // what is about to use one of them holds a key lock on it, so it is waited for
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from ${sql.table(table)} where id = any(${ids}::bigint[])
    order by id for update`.execute(trx);
  const used = await usedAmong(trx, of, rows, msg);
  const stays = new Set(used.map((failure) => failure.id));
  const unused = rows.map((row) => row.id).filter((id) => !stays.has(id));
  const remove = () =>
    recordChanges(trx, tracked, userId, unused, () =>
      sql`delete from ${sql.table(table)} where id = any(${unused}::bigint[])`.execute(trx),
    );
  await around(unused, remove);
  return [...missing(ids, rows), ...used];
};
