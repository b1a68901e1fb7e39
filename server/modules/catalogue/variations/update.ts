import { sql } from 'kysely';
import { mayBeIncomplete, type VariationInput } from '#contract/rules/catalogue/variation.ts';
import { nextVersion, recordChanges } from '#server/db/changes.ts';
import type { Trx } from '#server/db/database.ts';
import { jsonb } from '#server/db/jsonb.ts';
import { assertVersion } from '#server/entity/lock.ts';
import type { Update } from '#server/entity/write.ts';
import { notFound } from '#server/errors/domainError.ts';
import type { Viewer } from '#server/graphql/context.ts';
import {
  assertAvailable,
  changedImages,
  writeImages,
} from '#server/modules/catalogue/variations/images.ts';
import { assertProductTags, replaceTags, trackedVariation } from './changes.ts';
import { own } from './filter.ts';
import { assertValues, presentValues, writeSameValues } from './values.ts';

interface Locked {
  id: string;
  version: number;
  general_images: boolean;
  family_id: string;
}

/**
 * Saves the whole edit page in one transaction. Throws CONFLICT if the input names an outdated
 * version.
 */
export const updateVariation: Update<VariationInput> = async ({ trx, viewer }, id, input) => {
  const rows = await lockWithSiblings(trx, viewer, id, input.general_images === true);
  const current = rows.find((row) => row.id === id);
  if (!current) throw notFound();
  assertVersion(current, input.version);
  await assertProductTags(trx, input.tags);
  const values = await checkedValues(trx, viewer, current, input);
  const images = await imagesToWrite(trx, viewer, current, input, rows);
  const siblings = rows.filter(
    (row) => row.id !== id && (row.general_images || images.has(row.id)),
  );
  const changed = [id, ...siblings.map((row) => row.id)];
  await recordChanges(trx, trackedVariation, viewer.userId, changed, async () => {
    await writePlain(trx, [{ ...plainOf(input), id }]);
    await replaceTags(trx, [{ id, tags: input.tags }]);
    await writeSiblings(trx, siblings);
    await writeSameValues(trx, [id], values);
    if (images.size > 0) await writeImages(trx, images);
  });
};

/**
 * Locks the variation and, with `withSiblings`, all of its product that share its images, in the
 * order all calls lock variations. Samples have their own images.
 */
const lockWithSiblings = async (
  trx: Trx,
  viewer: Viewer,
  id: string,
  withSiblings: boolean,
): Promise<Locked[]> => {
  const siblings = sql`v.sample_of_id is null and v.parent_id = (
    select parent_id from variations where id = ${id} and sample_of_id is null)`;
  const { rows } = await sql<Locked>`
    select v.id, v.version, v.general_images, p.family_id
    from variations v join parent_products p on p.id = v.parent_id
    where (v.id = ${id}${withSiblings ? sql` or (${siblings})` : sql``}) and ${own(viewer)}
    order by v.id for update of v`.execute(trx);
  return rows;
};

const checkedValues = async (
  trx: Trx,
  viewer: Viewer,
  { id, family_id }: Locked,
  { inputs, ...input }: VariationInput,
) => {
  if (!inputs) return [];
  const present = await presentValues(trx, id);
  return assertValues(trx, viewer, family_id, {
    ...{ values: inputs, present, isWhole: true },
    mayBeIncomplete: mayBeIncomplete(input),
  });
};

/**
 * The new images by variation. Siblings get them if they are general and either the images or the
 * flag are new: saving a price must not remove images a sibling was given meanwhile.
 */
const imagesToWrite = async (
  trx: Trx,
  viewer: Viewer,
  current: Locked,
  input: VariationInput,
  rows: readonly Locked[],
) => {
  const { id } = current;
  if (input.images) await assertAvailable(trx, viewer, input.images);
  const own = input.images ? await changedImages(trx, [id], input.images) : new Map();
  const isNews = own.size > 0 || !current.general_images;
  if (!input.general_images || !isNews) return own;
  const siblings = rows.filter((row) => row.id !== id).map((row) => row.id);
  const images = own.get(id) ?? (await presentImages(trx, id));
  return new Map([...own, ...(await changedImages(trx, siblings, images))]);
};

const presentImages = (trx: Trx, id: string) =>
  trx
    .selectFrom('variation_images')
    .select(['filename', 'origin_name as originName', 'alt', 'main'])
    .where('variation_id', '=', id)
    .orderBy('sort_index')
    .orderBy('id')
    .execute();

const plainOf = ({ name, slug, sku, price, status, ...rest }: VariationInput): Plain => ({
  ...{ name, slug, sku, price, status },
  is_simple_product: rest.is_simple_product,
  general_images: rest.general_images,
});

type Plain = Pick<VariationInput, 'name' | 'slug' | 'sku' | 'price' | 'status'> &
  Partial<Pick<VariationInput, 'is_simple_product' | 'general_images'>>;

/**
 * Writes the fields that every variation has; the caller has locked the variations and records the
 * change.
 */
export const writePlain = async (
  trx: Trx,
  rows: readonly (Plain & { id: string })[],
): Promise<void> => {
  await sql`
    update variations v set name = x.name, slug = x.slug, sku = x.sku, price = x.price,
      status = x.status, is_simple_product = coalesce(x.is_simple_product, v.is_simple_product),
      general_images = coalesce(x.general_images, v.general_images),
      version = v.version + 1, updated_at = now()
    from jsonb_to_recordset(${jsonb(rows)}) as x (id bigint, name text, slug text,
      sku text, price numeric, status text, is_simple_product boolean, general_images boolean)
    where v.id = x.id`.execute(trx);
};

/** Siblings that now have the images of another variation. */
const writeSiblings = async (trx: Trx, siblings: readonly Locked[]): Promise<void> => {
  if (siblings.length === 0) return;
  await trx
    .updateTable('variations')
    .set({ general_images: false, ...nextVersion })
    .where(sql<boolean>`id = any(${siblings.map((row) => row.id)}::bigint[])`)
    .execute();
};
