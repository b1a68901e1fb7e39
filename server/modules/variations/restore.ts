import { sql, type Transaction } from 'kysely';
import { can } from '#contract/access.ts';
import { variationPlainInput } from '#contract/rules/variation.ts';
import { recordChanges, recordCreated } from '#server/db/changes.ts';
import type { DB } from '#server/generated/database.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { ApiError, invalid, notFound, parse } from '#server/graphql/errors.ts';
import { fieldsOf } from '#server/modules/attributeFamilies/fields.ts';
import type { Restorer, Restoring } from '#server/modules/history/restorer.ts';
import {
  assertKnown,
  assertProductTags,
  lockOwn,
  nextVersion,
  replaceLinks,
  replaceTags,
  trackedVariation,
} from './changes.ts';
import { ownParents } from './filter.ts';
import type { FormerState } from './formerState.ts';
import { deletedTogether, reviveVariations } from './revive.ts';

type Trx = Transaction<DB>;

const stateOf = ({ state }: Restoring) => state as unknown as FormerState;

const plainOf = ({ state }: Restoring) => {
  const input = parse(variationPlainInput, state);
  const { name, slug, sku, price, status, tags } = input;
  const { is_simple_product, general_images } = state as unknown as FormerState;
  return { tags, values: { name, slug, sku, price, status, is_simple_product, general_images } };
};

export const variationRestorer: Restorer = {
  tracked: trackedVariation,
  update: async (restoring) => {
    const { trx, viewer, id, version } = restoring;
    const [current] = await lockOwn(trx, viewer, [id]);
    if (!current) throw notFound();
    if (version != null && version !== current.version) throw new ApiError('CONFLICT');
    const { general_images, ...values } = plainOf(restoring).values;
    await recordChanges(trx, trackedVariation, viewer.userId, [id], async () => {
      await trx
        .updateTable('variations')
        .set({ ...values, general_images: unlessSiblings(id, general_images), ...nextVersion })
        .where('id', '=', id)
        .execute();
      await writeAround(restoring, can(viewer.roles, 'serviceAttachment', 'edit'));
    });
  },
  revive: async (restoring) => {
    const { trx, viewer, id, changeId, state } = restoring;
    const { sample_of_id, ...former } = stateOf(restoring);
    const parentId = String(former.parent_id);
    await lockParent(trx, viewer, parentId);
    if (sample_of_id !== null) await assertProduct(trx, String(sample_of_id), parentId);
    // the sample that was deleted with its product comes back with it
    const samples = await deletedTogether(trx, changeId, sql`c.before ->> 'sample_of_id' = ${id}`);
    await reviveVariations(trx, parentId, [{ id, state }, ...samples]);
    const ids = samples.map((sample) => sample.id);
    await recordCreated(trx, trackedVariation, viewer.userId, ids);
  },
};

/** Pictures are for all of a product from one variation alone: the one that has that role keeps it. */
const unlessSiblings = (id: string, isGeneral: boolean) => sql<boolean>`
  ${isGeneral} and not exists (
    select 1 from variations v join variations me on me.parent_id = v.parent_id
    where me.id = ${id} and v.id <> me.id and v.general_images)`;

/** INVALID unless the parent is there and the viewer's; nobody else makes variations of it meanwhile. */
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

/** Tags, combination, values, images and, where they are the viewer's to change, services. */
const writeAround = async (restoring: Restoring, withServices: boolean): Promise<void> => {
  const { trx, viewer, id } = restoring;
  const state = stateOf(restoring);
  const { tags } = plainOf(restoring);
  await assertProductTags(trx, tags);
  await replaceTags(trx, [{ id, tags }]);
  await writeCombinations(trx, id, state);
  await writeValues(trx, viewer, id, state);
  await writeImages(trx, id, state);
  if (!withServices) return;
  const services = state.services.map(String);
  const groups = state.service_groups.map(String);
  await assertKnown(trx, 'services', 'services', services);
  await assertKnown(trx, 'service_groups', 'service_groups', groups);
  await replaceLinks(trx, 'variation_services', 'service_id', [id], services);
  await replaceLinks(trx, 'variation_service_groups', 'group_id', [id], groups);
};

const writeCombinations = async (
  trx: Trx,
  id: string,
  { combinations }: FormerState,
): Promise<void> => {
  const given = JSON.stringify(combinations);
  const { rows } = await sql`
    select o.id from attribute_options o
    join jsonb_to_recordset(${given}::jsonb) as x(attr_id bigint, option_id bigint)
      on x.option_id = o.id and x.attr_id = o.attr_id
    order by o.id for key share of o`.execute(trx);
  if (rows.length < combinations.length) throw invalid({ combinations: { rule: 'rules.unknown' } });
  await trx.deleteFrom('variation_combinations').where('variation_id', '=', id).execute();
  await sql`
    insert into variation_combinations (variation_id, attr_id, option_id, sort_index)
    select ${id}, (x.given ->> 'attr_id')::bigint, (x.given ->> 'option_id')::bigint, x.n - 1
    from jsonb_array_elements(${given}::jsonb) with ordinality as x(given, n)`.execute(trx);
  await assertOnlyOne(trx, id);
};

/** INVALID when another variation of the product has the same combination; samples have their product's. */
const assertOnlyOne = async (trx: Trx, id: string): Promise<void> => {
  const combination = (variation: unknown) => sql`(
    select string_agg(c.attr_id || ':' || c.option_id, ',' order by c.attr_id)
    from variation_combinations c where c.variation_id = ${variation})`;
  const { rows } = await sql`
    select v.id from variations me join variations v
      on v.parent_id = me.parent_id and v.id <> me.id and v.sample_of_id is null
    where me.id = ${id} and me.sample_of_id is null
      and ${combination(sql.ref('v.id'))} = ${combination(sql.ref('me.id'))} limit 1`.execute(trx);
  if (rows.length > 0) throw invalid({ combinations: { rule: 'rules.variationExists' } });
};

/**
 * What a manufacturer may not change stays as it is. INVALID where neither the family has such a
 * field any more nor the variation a value of it.
 */
const writeValues = async (
  trx: Trx,
  viewer: Viewer,
  id: string,
  { values }: FormerState,
): Promise<void> => {
  const given = sql`jsonb_to_recordset(${JSON.stringify(values)}::jsonb)
    as x(group_id bigint, attr_id bigint, value text)`;
  const family = sql`
    select p.family_id from variations v join parent_products p on p.id = v.parent_id
    where v.id = ${id}`;
  const { rows } = await sql`
    select 1 from ${given} where not exists (
      select 1 from (${fieldsOf(family)}) f
      where f.group_id = x.group_id and f.attr_id = x.attr_id)
    and not exists (
      select 1 from variation_attributes h
      where h.variation_id = ${id} and h.group_id = x.group_id and h.attr_id = x.attr_id)
    limit 1`.execute(trx);
  if (rows.length > 0) throw invalid({ values: { rule: 'rules.notInFamily' } });
  const mayChange =
    viewer.portal === 'admin'
      ? sql`true`
      : sql`exists (
          select 1 from attributes a, attribute_groups g
          where a.id = x.attr_id and g.id = x.group_id and a.is_editable and g.is_editable)`;
  await sql`delete from variation_attributes x where x.variation_id = ${id} and ${mayChange}`.execute(
    trx,
  );
  await sql`
    insert into variation_attributes (variation_id, group_id, attr_id, value)
    select ${id}, x.group_id, x.attr_id, x.value from ${given} where ${mayChange}
    on conflict do nothing`.execute(trx);
};

const writeImages = async (trx: Trx, id: string, { images }: FormerState): Promise<void> => {
  await trx.deleteFrom('variation_images').where('variation_id', '=', id).execute();
  await sql`
    insert into variation_images (variation_id, filename, origin_name, alt, main, sort_index)
    select ${id}, x.given ->> 'filename', x.given ->> 'origin_name',
      coalesce(x.given ->> 'alt', ''), (x.given ->> 'main')::boolean, x.n - 1
    from jsonb_array_elements(${JSON.stringify(images)}::jsonb) with ordinality as x(given, n)`.execute(
    trx,
  );
};
