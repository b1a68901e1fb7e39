import { sql, type Transaction } from 'kysely';
import type { AttributeFamilyInput } from '#contract/rules/attributeFamily.ts';
import { recordChanges, recordCreated, type Tracked } from '#server/db/changes.ts';
import { type Db, inTransaction } from '#server/db/database.ts';
import { jsonb } from '#server/db/jsonb.ts';
import type { DB } from '#server/generated/database.ts';
import type { BulkFailure, FamilyImpact } from '#server/generated/graphql.ts';
import { ApiError, invalid, notFound } from '#server/graphql/errors.ts';
import type { Queue } from '#server/jobs/queue.ts';
import { deleteUnused } from '#server/modules/attributes/deleteUnused.ts';
import { nextVersion } from '#server/modules/variations/changes.ts';
import { fieldsOf, fieldsOfFamilyWith } from './fields.ts';
import { assertConfirmed, type FieldChange, impactOf } from './impact.ts';

type Trx = Transaction<DB>;
type Groups = AttributeFamilyInput['groups'];

export const trackedFamily: Tracked = {
  entity: 'attributeFamily',
  snapshot: (ids) => sql`
    select f.id, to_jsonb(f) - '{id,version,created_at,updated_at}'::text[] || jsonb_build_object(
      'groups', (select coalesce(jsonb_agg(jsonb_build_object('group_id', fg.group_id,
          'place_use', fg.place_use, 'attributes', (
            select coalesce(jsonb_agg(jsonb_build_object('attr_id', fa.attr_id,
              'is_required', fa.is_required) order by fa.attr_id), '[]')
            from attribute_family_attributes fa
            where fa.family_id = fg.family_id and fa.group_id = fg.group_id)
        ) order by fg.sort_index, fg.id), '[]')
        from attribute_family_groups fg where fg.family_id = f.id)) as state
    from attribute_families f where f.id = any(${ids}::bigint[])`,
};

/** Answers its id. */
export const createFamily = (
  db: Db,
  userId: string,
  { name, slug, unit, product_type, groups }: AttributeFamilyInput,
): Promise<string> =>
  db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('attribute_families')
      .values({ name, slug, unit, product_type })
      .returning('id')
      .executeTakeFirstOrThrow();
    await replaceGroups(trx, id, groups);
    await recordCreated(trx, trackedFamily, userId, [id]);
    return id;
  });

const changeOf = (id: string, groups: Groups): FieldChange => {
  const families = sql`select ${id}::bigint as family_id`;
  return { families, before: fieldsOf(families), after: fieldsOfFamilyWith(id, groups) };
};

/** What saving the family with these groups would do to its products. */
export const familyImpact = async (db: Db, id: string, groups: Groups): Promise<FamilyImpact> => {
  await db
    .selectFrom('attribute_families')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow(notFound);
  return impactOf(db, changeOf(id, groups));
};

/**
 * CONFLICT when the input names a version that is no longer the current one; IN_USE when more
 * products lose values than it confirms. Their values are moved and removed by a job.
 */
export const updateFamily = (
  db: Db,
  queue: Queue,
  userId: string,
  id: string,
  input: AttributeFamilyInput,
): Promise<void> =>
  inTransaction(db, async (trx) => {
    const current = await trx
      .selectFrom('attribute_families')
      .select('version')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow(notFound);
    if (input.version != null && input.version !== current.version) throw new ApiError('CONFLICT');
    await lockGroups(trx, input.groups);
    const hasStrays = await assertConfirmed(trx, changeOf(id, input.groups), input.confirmedLoss);
    const { name, slug, unit, product_type, groups } = input;
    await recordChanges(trx, trackedFamily, userId, [id], async () => {
      await trx
        .updateTable('attribute_families')
        .set({ name, slug, unit, product_type, ...nextVersion })
        .where('id', '=', id)
        .execute();
      await replaceGroups(trx, id, groups);
    });
    if (hasStrays) await queue.send(trx, 'tidy-stray-values', { familyIds: [id], userId });
  });

/** INVALID unless every group is there; locked, so that none of them changes meanwhile. */
const lockGroups = async (trx: Trx, groups: Groups): Promise<void> => {
  const ids = groups.map(({ group_id }) => group_id);
  const { rows } = await sql`
    select id from attribute_groups where id = any(${ids}::bigint[])
    order by id for share`.execute(trx);
  if (rows.length < ids.length) throw invalid({ groups: { rule: 'rules.unknown' } });
};

/** The family has exactly these groups, in this order. Groups that stay keep their ids. */
export const replaceGroups = async (trx: Trx, id: string, groups: Groups): Promise<void> => {
  await lockGroups(trx, groups);
  const ids = groups.map(({ group_id }) => group_id);
  const places = groups.map(({ place_use }) => place_use);
  await sql`
    delete from attribute_family_groups
    where family_id = ${id} and group_id <> all(${ids}::bigint[])`.execute(trx);
  await sql`
    insert into attribute_family_groups (family_id, group_id, place_use, sort_index)
    select ${id}, x.group_id, x.place_use, x.n - 1
    from unnest(${ids}::bigint[], ${places}::text[]) with ordinality as x(group_id, place_use, n)
    on conflict (family_id, group_id) do update
      set place_use = excluded.place_use, sort_index = excluded.sort_index`.execute(trx);
  await replaceRequirements(trx, id, groups);
};

/** INVALID where one speaks of an attribute that its group does not have. */
const replaceRequirements = async (trx: Trx, id: string, groups: Groups): Promise<void> => {
  const own = groups.flatMap(({ group_id, attributes }) =>
    attributes.map((attribute) => ({ group_id, ...attribute })),
  );
  await trx.deleteFrom('attribute_family_attributes').where('family_id', '=', id).execute();
  const { rows } = await sql`
    insert into attribute_family_attributes (family_id, group_id, attr_id, is_required)
    select ${id}, x.group_id, x.attr_id, x.is_required
    from jsonb_to_recordset(${jsonb(own)})
      as x(group_id bigint, attr_id bigint, is_required boolean)
    join attribute_group_items i on i.group_id = x.group_id and i.attr_id = x.attr_id
    returning attr_id`.execute(trx);
  if (rows.length < own.length) throw invalid({ groups: { rule: 'rules.unknown' } });
};

/** Deletes those that no parent product is of. */
export const deleteFamilies = (
  trx: Trx,
  userId: string,
  ids: readonly string[],
): Promise<BulkFailure[]> =>
  deleteUnused(trx, userId, ids, {
    table: 'attribute_families',
    of: 'family',
    tracked: trackedFamily,
    msg: 'error.ATTRIBUTE_FAMILY_IN_USE',
  });
