import { sql, type Transaction } from 'kysely';
import type { AttributeGroupInput } from '#contract/rules/attributeGroup.ts';
import { recordChanges, recordCreated, type Tracked } from '#server/db/changes.ts';
import { type Db, inTransaction } from '#server/db/database.ts';
import type { DB } from '#server/generated/database.ts';
import type { BulkFailure, FamilyImpact } from '#server/generated/graphql.ts';
import { ApiError, invalid, notFound } from '#server/graphql/errors.ts';
import type { Queue } from '#server/jobs/queue.ts';
import {
  familiesWith,
  fieldsOf,
  fieldsWithGroup,
} from '#server/modules/attributeFamilies/fields.ts';
import {
  assertConfirmed,
  type FieldChange,
  impactOf,
} from '#server/modules/attributeFamilies/impact.ts';
import { deleteUnused } from '#server/modules/attributes/deleteUnused.ts';
import { nextVersion } from '#server/modules/variations/changes.ts';

type Trx = Transaction<DB>;

export const trackedGroup: Tracked = {
  entity: 'attributeGroup',
  snapshot: (ids) => sql`
    select g.id, to_jsonb(g) - '{id,version,created_at,updated_at}'::text[] || jsonb_build_object(
      'attributes', (select coalesce(jsonb_agg(i.attr_id order by i.sort_index, i.attr_id), '[]')
        from attribute_group_items i where i.group_id = g.id)) as state
    from attribute_groups g where g.id = any(${ids}::bigint[])`,
};

/** Answers its id. */
export const createGroup = (
  db: Db,
  userId: string,
  { name, slug, place_use, is_editable, attributes }: AttributeGroupInput,
): Promise<string> =>
  db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('attribute_groups')
      .values({ name, slug, place_use, is_editable })
      .returning('id')
      .executeTakeFirstOrThrow();
    await replaceAttributes(trx, id, attributes);
    await recordCreated(trx, trackedGroup, userId, [id]);
    return id;
  });

const changeOf = (id: string, attributes: readonly string[]): FieldChange => ({
  families: familiesWith(id),
  before: fieldsOf(familiesWith(id)),
  after: fieldsWithGroup(id, attributes),
});

/** What saving the group with these attributes would do to the products of its families. */
export const groupImpact = async (
  db: Db,
  id: string,
  attributes: readonly string[],
): Promise<FamilyImpact> => {
  await db
    .selectFrom('attribute_groups')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow(notFound);
  return impactOf(db, changeOf(id, attributes));
};

/**
 * CONFLICT when the input names a version that is no longer the current one; IN_USE when more
 * products lose values than it confirms. Their values are moved and removed by a job.
 */
export const updateGroup = (
  db: Db,
  queue: Queue,
  userId: string,
  id: string,
  input: AttributeGroupInput,
): Promise<void> =>
  inTransaction(db, async (trx) => {
    const current = await trx
      .selectFrom('attribute_groups')
      .select('version')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow(notFound);
    if (input.version != null && input.version !== current.version) throw new ApiError('CONFLICT');
    const { name, slug, place_use, is_editable, attributes, confirmedLoss } = input;
    const hasStrays = await assertConfirmed(trx, changeOf(id, attributes), confirmedLoss);
    await recordChanges(trx, trackedGroup, userId, [id], async () => {
      await trx
        .updateTable('attribute_groups')
        .set({ name, slug, place_use, is_editable, ...nextVersion })
        .where('id', '=', id)
        .execute();
      await replaceAttributes(trx, id, attributes);
    });
    if (hasStrays) await tidy(trx, queue, userId, id);
  });

const tidy = async (trx: Trx, queue: Queue, userId: string, id: string): Promise<void> => {
  const { rows } = await sql<{ family_id: string }>`${familiesWith(id)}`.execute(trx);
  const familyIds = rows.map((row) => row.family_id);
  await queue.send(trx, 'tidy-stray-values', { familyIds, userId });
};

/** The group has exactly these attributes, in this order. INVALID for one that is not there. */
export const replaceAttributes = async (
  trx: Trx,
  id: string,
  attributes: readonly string[],
): Promise<void> => {
  const known = await sql`
    select id from attributes where id = any(${attributes}::bigint[])
    order by id for key share`.execute(trx);
  if (known.rows.length < attributes.length) {
    throw invalid({ attributes: { rule: 'rules.unknown' } });
  }
  await sql`
    delete from attribute_group_items
    where group_id = ${id} and attr_id <> all(${attributes}::bigint[])`.execute(trx);
  await sql`
    insert into attribute_group_items (group_id, attr_id, sort_index)
    select ${id}, x.attr_id, x.n - 1
    from unnest(${attributes}::bigint[]) with ordinality as x(attr_id, n)
    on conflict (group_id, attr_id) do update set sort_index = excluded.sort_index`.execute(trx);
};

/** Deletes those that neither a family nor a product uses. */
export const deleteGroups = (
  trx: Trx,
  userId: string,
  ids: readonly string[],
): Promise<BulkFailure[]> =>
  deleteUnused(trx, userId, ids, {
    table: 'attribute_groups',
    of: 'group',
    tracked: trackedGroup,
    msg: 'error.ATTRIBUTE_GROUP_IN_USE',
  });
