import { sql } from 'kysely';
import { can } from '#contract/access.ts';
import { nextVersion, recordChanges, recordCreated } from '#server/db/changes.ts';
import type { Trx } from '#server/db/database.ts';
import { jsonb } from '#server/db/jsonb.ts';
import type { Restorer, Restoring } from '#server/entity/restorer.ts';
import { lockRecord } from '#server/entity/write.ts';
import { invalid } from '#server/errors/domainError.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { ownProductChanges } from '#server/modules/catalogue/parents/ownChanges.ts';
import { trackedVariation } from './changes.ts';
import { ownParents } from './filter.ts';
import {
  assertFitting,
  type FormerRow,
  type FormerState,
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
  update: async (restoring) => {
    const { trx, viewer, id, version, state } = restoring;
    await lockRecord(restoring, variations, id, { version });
    const former = formerRow({ id, state });
    const { name, slug, sku, price, status, is_simple_product } = former;
    await recordChanges(trx, trackedVariation, viewer.userId, [id], async () => {
      await trx
        .updateTable('variations')
        .set({
          ...{ name, slug, sku, price, status, is_simple_product },
          general_images: unlessSiblings(id, former.general_images),
          ...nextVersion,
        })
        .where('id', '=', id)
        .execute();
      await writeAround(restoring, former);
    });
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

/** Only one variation of a product provides the images for all; the current one keeps that role. */
const unlessSiblings = (id: string, isGeneral: boolean) => sql<boolean>`
  ${isGeneral} and not exists (
    select 1 from variations v join variations me on me.parent_id = v.parent_id
    where me.id = ${id} and v.id <> me.id and v.general_images)`;

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
const writeAround = async (restoring: Restoring, former: FormerRow): Promise<void> => {
  const { trx, viewer, id } = restoring;
  const withServices = can(viewer.roles, 'serviceAttachment', 'edit');
  const row = withServices ? former : { ...former, services: [], service_groups: [] };
  await assertFitting(trx, String(stateOf(restoring).parent_id), [row]);
  const services = ['variation_services', 'variation_service_groups'] as const;
  const replaced = ['variation_tags', 'variation_combinations', 'variation_images'] as const;
  for (const table of [...replaced, ...(withServices ? services : [])]) {
    await trx.deleteFrom(table).where('variation_id', '=', id).execute();
  }
  const attribute_values = await withoutValues(restoring, row.attribute_values);
  await insertAssociations(trx, [{ ...row, attribute_values }]);
};

/** Deletes the values the viewer may change and returns those of `former`; the others stay. */
const withoutValues = async (
  { trx, viewer, id }: Restoring,
  former: FormerRow['attribute_values'],
): Promise<FormerRow['attribute_values']> => {
  const mayChange =
    viewer.portal === 'admin'
      ? sql`true`
      : sql`exists (
          select 1 from attributes a, attribute_groups g
          where a.id = x.attr_id and g.id = x.group_id and a.is_editable and g.is_editable)`;
  await sql`delete from variation_attributes x where x.variation_id = ${id} and ${mayChange}`.execute(
    trx,
  );
  const { rows } = await sql<{ value: FormerRow['attribute_values'][number] }>`
    select to_jsonb(x) as value
    from jsonb_to_recordset(${jsonb(former)})
      as x (group_id bigint, attr_id bigint, value text)
    where ${mayChange}`.execute(trx);
  return rows.map(({ value }) => value);
};
