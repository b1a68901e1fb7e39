import { type RawBuilder, sql } from 'kysely';
import type { Trx } from './database.ts';

/** An entity with a history; `snapshot` selects `id` and `state` (jsonb) for these ids. */
export interface Tracked {
  entity: string;
  snapshot: (ids: readonly string[]) => RawBuilder<unknown>;
}

/** The columns that every edit of a row sets. */
export const nextVersion = { version: sql<number>`version + 1`, updated_at: sql<Date>`now()` };

/** Records the creation of rows; call it after inserting them. */
export const recordCreated = async (
  trx: Trx,
  { entity, snapshot }: Tracked,
  userId: string,
  ids: readonly string[],
): Promise<void> => {
  await sql`
    insert into changes (user_id, entity, entity_id, action, after)
    select ${userId}, ${entity}, s.id, 'create', s.state from (${snapshot(ids)}) s`.execute(trx);
};

/**
 * Runs `mutate`, which updates or deletes the rows, and records their state before and after.
 * Set-based and in the caller's transaction: states never leave the database.
 */
export const recordChanges = async <Result>(
  trx: Trx,
  { entity, snapshot }: Tracked,
  userId: string | null,
  ids: readonly string[],
  mutate: () => Promise<Result>,
): Promise<Result> => {
  // every row is first recorded as deleted; those that still exist then become updates
  const recorded = await sql<{ id: string }>`
    insert into changes (user_id, entity, entity_id, action, before)
    select ${userId}, ${entity}, s.id, 'delete', s.state from (${snapshot(ids)}) s
    returning id`.execute(trx);
  const result = await mutate();
  const changes = recorded.rows.map((row) => row.id);
  await sql`
    update changes c set action = 'update', after = s.state
    from (${snapshot(ids)}) s
    where c.id = any(${changes}::bigint[]) and c.entity_id = s.id`.execute(trx);
  await sql`
    delete from changes c where c.id = any(${changes}::bigint[]) and c.before = c.after`.execute(
    trx,
  );
  return result;
};

/** Records of one kind that a change concerns. */
interface Changed {
  tracked: Tracked;
  ids: readonly string[];
}

/** Like {@link recordChanges}, for a change to records of several kinds. */
export const recordAllChanges = <Result>(
  trx: Trx,
  userId: string | null,
  [first, ...others]: readonly Changed[],
  mutate: () => Promise<Result>,
): Promise<Result> =>
  first
    ? recordChanges(trx, first.tracked, userId, first.ids, () =>
        recordAllChanges(trx, userId, others, mutate),
      )
    : mutate();
