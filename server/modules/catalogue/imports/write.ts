import { sql } from 'kysely';
import { nextVersion, recordChanges, recordCreated } from '#server/db/changes.ts';
import type { Trx } from '#server/db/database.ts';
import { jsonb } from '#server/db/jsonb.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { writeAttributes } from '#server/modules/catalogue/parents/attributes.ts';
import { insertCategories, writeCategories } from '#server/modules/catalogue/parents/categories.ts';
import { trackedParent } from '#server/modules/catalogue/parents/tracked.ts';
import { replaceTags, trackedVariation } from '#server/modules/catalogue/variations/changes.ts';
import { replaceCombinations } from '#server/modules/catalogue/variations/combinations.ts';
import { insertVariations } from '#server/modules/catalogue/variations/create.ts';
import { assertAvailable, writeImages } from '#server/modules/catalogue/variations/images.ts';
import { writePlain } from '#server/modules/catalogue/variations/update.ts';
import { insertValues, writeValues } from '#server/modules/catalogue/variations/values.ts';
import type { ParentPlan, Picture, ProductVerdict, RowPlan } from './judge/types.ts';

/** The written result of a row. */
export interface Written {
  variationId: string;
  parentId: string;
}

interface Planned {
  place: number;
  parentId: string;
  plan: RowPlan;
}

/**
 * Writes products accepted in this transaction, all at once, and records the changes. Fails with a
 * class 23 database error if something has been taken since.
 * @returns by the place of each row, its record in the catalogue
 */
export const writeProducts = async (
  trx: Trx,
  viewer: Viewer,
  products: readonly ProductVerdict[],
): Promise<ReadonlyMap<number, Written>> => {
  const parents = await writeParents(trx, viewer, products);
  const written = new Map<number, Written>();
  const planned: Planned[] = [];
  for (const { place, rows } of products) {
    const parentId = parents.get(place) ?? '';
    for (const row of rows) {
      if (row.plan) planned.push({ place: row.place, parentId, plan: row.plan });
      if (row.variationId) written.set(row.place, { parentId, variationId: row.variationId });
    }
  }
  const shown = planned.flatMap(({ plan }) => plan.images ?? []);
  const pictures = new Map(shown.map((picture) => [picture.filename, picture]));
  await assertAvailable(trx, viewer, [...pictures.values()].map(asImage));
  const created = await create(
    trx,
    viewer,
    planned.filter(({ plan }) => plan.id === null),
  );
  await change(
    trx,
    viewer,
    planned.filter(({ plan }) => plan.id !== null),
  );
  for (const [place, one] of created) written.set(place, one);
  return written;
};

/** By the place of each product, its id. */
const writeParents = async (
  trx: Trx,
  viewer: Viewer,
  products: readonly ProductVerdict[],
): Promise<ReadonlyMap<number, string>> => {
  const fresh = products.filter(({ parent }) => parent.create);
  const ids = await insertParents(
    trx,
    fresh.map(({ parent }) => parent),
  );
  const idOf = ({ parent }: ProductVerdict) =>
    parent.id ?? ids.get(parent.create?.slug ?? '') ?? '';
  const made = fresh.map((product) => ({ ...product.parent, id: idOf(product) }));
  await insertCategories(trx, categoriesOf(made));
  await writeAttributes(trx, attributesOf(made));
  await recordCreated(trx, trackedParent, viewer.userId, fresh.map(idOf));
  const others = products
    .map(({ parent }) => parent)
    .filter(({ id, categories, attributes }) => id !== null && (categories || attributes));
  const changed = others.flatMap(({ id }) => id ?? []);
  if (changed.length > 0) {
    await recordChanges(trx, trackedParent, viewer.userId, changed, async () => {
      await trx
        .updateTable('parent_products')
        .set(nextVersion)
        .where(sql<boolean>`id = any(${changed}::bigint[])`)
        .execute();
      const known = others.map((parent) => ({ ...parent, id: parent.id ?? '' }));
      await writeCategories(trx, categoriesOf(known));
      await writeAttributes(trx, attributesOf(known));
    });
  }
  return new Map(products.map((product) => [product.place, idOf(product)]));
};

const insertParents = async (
  trx: Trx,
  parents: readonly ParentPlan[],
): Promise<ReadonlyMap<string, string>> => {
  if (parents.length === 0) return new Map();
  const { rows } = await sql<{ id: string; slug: string }>`
    insert into parent_products (name, slug, status, type, family_id, manufacturer_id)
    select x.name, x.slug, x.status, x.type, x.family_id, x.manufacturer_id
    from jsonb_to_recordset(${jsonb(parents.map(({ create }) => create))})
      as x (name text, slug text, status text, type text, family_id bigint, manufacturer_id bigint)
    returning id, slug`.execute(trx);
  return new Map(rows.map(({ id, slug }) => [slug, id]));
};

type Around = readonly (ParentPlan & { id: string })[];

const categoriesOf = (parents: Around) =>
  parents.flatMap(({ id, categories = [] }) => {
    const [main] = categories;
    return main === undefined ? [] : [{ id, categories, main }];
  });

const attributesOf = (parents: Around) =>
  parents.flatMap(({ id, attributes }) => (attributes ? [{ id, attributes }] : []));

const create = async (
  trx: Trx,
  viewer: Viewer,
  planned: readonly Planned[],
): Promise<ReadonlyMap<number, Written>> => {
  if (planned.length === 0) return new Map();
  const bySlug = await insertVariations(
    trx,
    planned.map(({ parentId, plan: { plain, combinations = [], tags = [] } }) => ({
      ...plain,
      parent_id: parentId,
      is_simple_product: false,
      combinations,
      tags,
    })),
    'refused',
  );
  const made = planned.map((row) => ({ ...row, id: bySlug.get(row.plan.plain.slug) ?? '' }));
  await insertValues(trx, valuesOf(made));
  await showPictures(trx, made);
  await recordCreated(
    trx,
    trackedVariation,
    viewer.userId,
    made.map(({ id }) => id),
  );
  return new Map(
    made.map(({ place, id, parentId }) => [place, { variationId: id, parentId }] as const),
  );
};

const change = async (trx: Trx, viewer: Viewer, planned: readonly Planned[]): Promise<void> => {
  if (planned.length === 0) return;
  const rows = planned.map(({ plan, ...row }) => ({ ...row, plan, id: plan.id ?? '' }));
  const combined = await withSamples(trx, rows);
  const ids = [...new Set([...rows, ...combined].map(({ id }) => id))];
  await recordChanges(trx, trackedVariation, viewer.userId, ids, async () => {
    await writePlain(
      trx,
      rows.map(({ id, plan }) => ({ ...plan.plain, id })),
    );
    const tagged = rows.flatMap(({ id, plan: { tags } }) => (tags ? [{ id, tags }] : []));
    if (tagged.length > 0) await replaceTags(trx, tagged);
    if (combined.length > 0) await replaceCombinations(trx, combined);
    await writeValues(trx, valuesOf(rows));
    await showPictures(trx, rows);
  });
};

/** The changed combinations, including those of samples, which share their product's. */
const withSamples = async (trx: Trx, rows: Described) => {
  const combined = rows.flatMap(({ id, plan: { combinations } }) =>
    combinations ? [{ id, combinations }] : [],
  );
  if (combined.length === 0) return [];
  const { rows: samples } = await sql<{ id: string; of: string }>`
    select id, sample_of_id as of from variations
    where sample_of_id = any(${combined.map(({ id }) => id)}::bigint[]) order by id for update`.execute(
    trx,
  );
  const of = new Map(combined.map(({ id, combinations }) => [id, combinations]));
  return [
    ...combined,
    ...samples.map((sample) => ({ id: sample.id, combinations: of.get(sample.of) ?? [] })),
  ];
};

type Described = readonly { id: string; plan: RowPlan }[];

const valuesOf = (rows: Described) =>
  rows.flatMap(({ id, plan }) => plan.values.map((value) => ({ variation_id: id, ...value })));

const showPictures = async (trx: Trx, rows: Described): Promise<void> => {
  const images = rows.flatMap(({ id, plan }) =>
    plan.images ? [[id, plan.images.map(asImage)] as const] : [],
  );
  if (images.length > 0) await writeImages(trx, new Map(images));
};

const asImage = (picture: Picture, index: number) => ({ ...picture, main: index === 0 });
