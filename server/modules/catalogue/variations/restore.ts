import { sql } from 'kysely';
import { can } from '#contract/access.ts';
import { recordChanges, recordCreated } from '#server/db/changes.ts';
import type { Trx } from '#server/db/database.ts';
import { jsonb } from '#server/db/jsonb.ts';
import type { FormerRecord, Restorer, Restoring } from '#server/entity/restorer.ts';
import { lockRecord } from '#server/entity/write.ts';
import type { Writing } from '#server/entity/writing.ts';
import { invalid } from '#server/errors/domainError.ts';
import type { Viewer } from '#server/graphql/context.ts';
import {
  ownDeletedVariations,
  ownProductChanges,
} from '#server/modules/catalogue/parents/ownChanges.ts';
import { lockOwn, trackedVariation } from './changes.ts';
import { ownParents } from './filter.ts';
import {
  assertFitting,
  type FormerRow,
  type FormerState,
  formerRelation,
  formerRow,
  insertAssociations,
} from './formerState.ts';
import { deletedInSameChange, reviveVariations } from './revive.ts';
import { variationStates } from './states.ts';
import { variations } from './variations.ts';

const stateOf = ({ state }: Restoring) => state as unknown as FormerState;

export const variationRestorer: Restorer = {
  tracked: trackedVariation,
  table: 'variations',
  area: 'variations',
  fields: variationStates,
  owned: (viewer) =>
    ownProductChanges(viewer, sql`(coalesce(c.after, c.before) ->> 'parent_id')::bigint`),
  ownDeletions: ownDeletedVariations,
  update: async (restoring) => {
    const { id, version, state } = restoring;
    await lockRecord(restoring, variations, id, { version });
    await rewrite(restoring, [{ id, state }]);
  },
  updateAll: async (writing, records) => {
    await lockOwn(
      writing.trx,
      writing.viewer,
      records.map(({ id }) => id),
    );
    await rewrite(writing, records);
  },
  revive: async (restoring) => {
    const { trx, viewer, id, changeId, state } = restoring;
    const { sample_of_id, ...former } = stateOf(restoring);
    const parentId = String(former.parent_id);
    await lockParent(trx, viewer, parentId);
    if (sample_of_id !== null) await assertProduct(trx, String(sample_of_id), parentId);
    // the sample deleted with its product is restored with it
    const samples = await deletedInSameChange(
      trx,
      changeId,
      sql`c.before ->> 'sample_of_id' = ${id}`,
    );
    await reviveVariations(trx, parentId, [{ id, state }, ...samples]);
    const ids = samples.map((sample) => sample.id);
    await recordCreated(trx, trackedVariation, viewer.userId, ids);
  },
};

/** Puts locked variations back into these states. */
const rewrite = async (writing: Writing, records: readonly FormerRecord[]): Promise<void> => {
  const { trx, viewer } = writing;
  const rows = records.map(formerRow);
  const ids = rows.map(({ id }) => id);
  await recordChanges(trx, trackedVariation, viewer.userId, ids, async () => {
    await sql`
      update variations v set name = x.name, slug = x.slug, sku = x.sku, price = x.price,
        status = x.status, is_simple_product = x.is_simple_product,
        general_images = ${unlessSiblings}, version = v.version + 1, updated_at = now()
      from ${formerRelation(rows)} where v.id = x.id`.execute(trx);
    await writeAround(writing, records, rows);
  });
};

/** Only one variation of a product provides the images for all; the current one keeps that role. */
const unlessSiblings = sql`
  x.general_images and not exists (
    select 1 from variations s
    where s.parent_id = v.parent_id and s.id <> v.id and s.general_images)`;

/**
 * INVALID unless the parent exists and belongs to the viewer; locks it, so no other transaction
 * adds variations.
 */
const lockParent = async (trx: Trx, viewer: Viewer, id: string): Promise<void> => {
  const { rows } = await sql`
    select p.id from parent_products p where p.id = ${id} and ${ownParents(viewer)}
    for update`.execute(trx);
  if (rows.length === 0) throw invalid({ parent: { rule: 'rules.unknown' } });
};

const assertProduct = async (trx: Trx, id: string, parentId: string): Promise<void> => {
  const { rows } = await sql`
    select id from variations where id = ${id} and parent_id = ${parentId} for key share`.execute(
    trx,
  );
  if (rows.length === 0) throw invalid({ sample_of_id: { rule: 'rules.unknown' } });
};

/** Tags, combination, values, images and, if the viewer may change them, services. */
const writeAround = async (
  writing: Writing,
  records: readonly FormerRecord[],
  formers: readonly FormerRow[],
): Promise<void> => {
  const { trx, viewer } = writing;
  const withServices = can(viewer.roles, 'serviceAttachment', 'edit');
  const rows = withServices
    ? formers
    : formers.map((row) => ({ ...row, services: [], service_groups: [] }));
  for (const [parentId, siblings] of byParent(records, rows)) {
    await assertFitting(trx, parentId, siblings);
  }
  const services = ['variation_services', 'variation_service_groups'] as const;
  const replaced = ['variation_tags', 'variation_combinations', 'variation_images'] as const;
  const ids = rows.map(({ id }) => id);
  for (const table of [...replaced, ...(withServices ? services : [])]) {
    await sql`delete from ${sql.table(table)} where variation_id = any(${ids}::bigint[])`.execute(
      trx,
    );
  }
  await insertAssociations(trx, await withOwnValues(writing, rows));
};

const byParent = (records: readonly FormerRecord[], rows: readonly FormerRow[]) => {
  const groups = new Map<string, FormerRow[]>();
  for (const [n, row] of rows.entries()) {
    const parentId = String(records[n]?.state.parent_id);
    groups.set(parentId, [...(groups.get(parentId) ?? []), row]);
  }
  return groups;
};

/** Deletes the values that the viewer may change; of the rows' values, only those are left. */
const withOwnValues = async (
  { trx, viewer }: Writing,
  rows: readonly FormerRow[],
): Promise<FormerRow[]> => {
  const mayChange =
    viewer.portal === 'admin'
      ? sql`true`
      : sql`exists (
          select 1 from attributes a, attribute_groups g
          where a.id = x.attr_id and g.id = x.group_id and a.is_editable and g.is_editable)`;
  await sql`
    delete from variation_attributes x
    where x.variation_id = any(${rows.map(({ id }) => id)}::bigint[]) and ${mayChange}`.execute(
    trx,
  );
  const given = rows.flatMap(({ id, attribute_values }) =>
    attribute_values.map((value) => ({ id, ...value })),
  );
  const { rows: values } = await sql<{ id: string; value: FormerRow['attribute_values'][number] }>`
    select x.id, to_jsonb(x) - 'id' as value
    from jsonb_to_recordset(${jsonb(given)})
      as x (id bigint, group_id bigint, attr_id bigint, value text)
    where ${mayChange}`.execute(trx);
  const own = new Map(rows.map(({ id }) => [id, [] as FormerRow['attribute_values']]));
  for (const { id, value } of values) own.get(id)?.push(value);
  return rows.map((row) => ({ ...row, attribute_values: own.get(row.id) ?? [] }));
};
