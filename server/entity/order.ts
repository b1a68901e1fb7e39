import { type RawBuilder, sql } from 'kysely';
import type { OrderItem } from '#contract/rules/platform/order.ts';
import { recordChanges } from '#server/db/changes.ts';
import { jsonb } from '#server/db/jsonb.ts';
import { type OwnerColumn, ownedBy } from '#server/db/owner.ts';
import { DomainError } from '#server/errors/domainError.ts';
import type { DB } from '#server/generated/database.ts';
import type { Stored } from './entity.ts';
import { hasRight } from './rights.ts';
import type { Writing } from './writing.ts';

/**
 * Reorders the viewer's whole list by `sort_index`. Versions do not change, because the records are
 * not edited.
 * @param within a condition on `t` that selects the list, if a table holds several
 * @throws CONFLICT unless the items are exactly the current list
 */
export const orderRecords = async (
  { trx, viewer }: Writing,
  entity: Stored,
  items: readonly OrderItem[],
  within: RawBuilder<unknown> = sql`true`,
): Promise<void> => {
  const { table } = entity;
  const { rows } = await sql<{ id: string }>`
    select t.id from ${sql.table(table)} t
    where ${hasRight(entity, viewer, 'manage')} and ${within}
    order by t.id for update`.execute(trx);
  const ids = items.map((item) => item.id);
  const given = new Set(ids);
  if (rows.length !== items.length || rows.some((row) => !given.has(row.id))) {
    throw new DomainError('CONFLICT');
  }
  await recordChanges(trx, entity.tracked, viewer.userId, ids, () =>
    sql`
      update ${sql.table(table)} t set sort_index = x."sortIndex"
      from jsonb_to_recordset(${jsonb(items)}) as x (id bigint, "sortIndex" int)
      where t.id = x.id and t.sort_index <> x."sortIndex"`.execute(trx),
  );
};

/** The `sort_index` that places a new record after all others of the viewer. */
export const lastPlace = (
  viewer: Writing['viewer'],
  table: keyof DB,
  owner?: readonly OwnerColumn[],
): RawBuilder<number> => sql<number>`(
  select coalesce(max(t.sort_index) + 1, 0) from ${sql.table(table)} t
  where ${owner ? ownedBy(viewer, 't', owner) : sql`true`})`;
