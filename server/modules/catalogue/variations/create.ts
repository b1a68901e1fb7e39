import { sql } from 'kysely';
import { type Choice, combinationKey } from '#contract/combination.ts';
import type { NewVariation } from '#contract/rules/catalogue/parent.ts';
import { mayBeIncomplete } from '#contract/rules/catalogue/variation.ts';
import type { Violations } from '#contract/rules/platform/check.ts';
import { recordCreated } from '#server/db/changes.ts';
import type { Trx } from '#server/db/database.ts';
import { jsonb } from '#server/db/jsonb.ts';
import { invalid } from '#server/errors/domainError.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { assertAvailable, writeImages } from '#server/modules/catalogue/variations/images.ts';
import { assertProductTags, trackedVariation } from './changes.ts';
import { type CheckedValue, checkValues, insertValues } from './values.ts';

/** A row of `variations` with its combination and tags. */
export interface VariationRow {
  parent_id: string;
  name: string;
  slug: string;
  sku: string;
  price: string;
  status: string;
  is_simple_product: boolean;
  combinations: readonly Choice[];
  tags: readonly string[];
}

/**
 * Inserts variations. The caller has locked their products, so no other transaction writes
 * combinations.
 * @param taken how to handle a slug, article number or combination that is taken: skip the row, or
 *   fail the statement, which saves the database probing each index
 * @returns the ids by slug
 */
export const insertVariations = async (
  trx: Trx,
  rows: readonly VariationRow[],
  taken: 'leftOut' | 'refused',
): Promise<ReadonlyMap<string, string>> => {
  const given = jsonb(
    rows.map(({ combinations, tags, ...row }) => ({
      ...row,
      // the statement writes the key itself, so the trigger has nothing to do
      key: combinationKey(combinations.map(({ option_id }) => option_id)) || null,
    })),
  );
  const { rows: inserted } = await sql<{ id: string; slug: string }>`
    insert into variations
      (parent_id, name, slug, sku, price, status, is_simple_product, combination_key)
    select x.parent_id, x.name, x.slug, x.sku, x.price, x.status, x.is_simple_product, x.key
    from jsonb_to_recordset(${given}) as x (parent_id bigint, name text, slug text, sku text, price numeric,
      status text, is_simple_product boolean, key text)
    ${taken === 'leftOut' ? sql`on conflict do nothing` : sql``} returning id, slug`.execute(trx);
  const ids = new Map(inserted.map(({ id, slug }) => [slug, id]));
  const made = rows.flatMap(({ slug, combinations, tags }) => {
    const id = ids.get(slug);
    return id === undefined ? [] : [{ id, combinations, tags }];
  });
  await insertCombinations(trx, made);
  await insertTags(trx, made);
  return ids;
};

type Made = Pick<VariationRow, 'combinations' | 'tags'> & { id: string };

const insertCombinations = async (trx: Trx, made: readonly Made[]): Promise<void> => {
  const choices = made.flatMap(({ id, combinations }) =>
    combinations.map((choice, sort_index) => ({ ...choice, variation_id: id, sort_index })),
  );
  if (choices.length === 0) return;
  await sql`
    insert into variation_combinations (variation_id, attr_id, option_id, sort_index)
    select x.variation_id, x.attr_id, x.option_id, x.sort_index
    from jsonb_to_recordset(${jsonb(choices)})
      as x (variation_id bigint, attr_id bigint, option_id bigint, sort_index integer)
    order by x.variation_id, x.sort_index`.execute(trx);
};

const insertTags = async (trx: Trx, made: readonly Made[]): Promise<void> => {
  const tags = made.flatMap(({ id, tags: ids }) =>
    [...new Set(ids)].map((tag_id) => ({ variation_id: id, tag_id })),
  );
  if (tags.length === 0) return;
  await sql`
    insert into variation_tags (variation_id, tag_id)
    select x.variation_id, x.tag_id
    from jsonb_to_recordset(${jsonb(tags)})
      as x (variation_id bigint, tag_id bigint)`.execute(trx);
};

interface Parent {
  id: string;
  family_id: string;
}

/** Name of a field of the nth variation in the answer. */
type FieldOf = (n: number, field: string) => string;

/**
 * Creates all of them, or none: INVALID if a tag or image does not exist, a value is rejected, or a
 * slug, article number or combination is taken. The caller has locked the product and checked the
 * combinations.
 * @returns their ids, in order
 */
export const createVariations = async (
  trx: Trx,
  viewer: Viewer,
  parent: Parent,
  variations: readonly NewVariation[],
  fieldOf: FieldOf,
): Promise<string[]> => {
  if (variations.length === 0) return [];
  await assertProductTags(trx, [...new Set(variations.flatMap(({ tags }) => tags))]);
  const values = await valuesFor(trx, viewer, parent, variations, fieldOf);
  await assertFree(trx, parent.id, variations, fieldOf);
  const bySlug = await insertVariations(
    trx,
    variations.map((variation) => ({ ...variation, parent_id: parent.id })),
    'leftOut',
  );
  const ids = variations.flatMap(({ slug }) => bySlug.get(slug) ?? []);
  // another transaction took one in between
  if (ids.length < variations.length) throw invalid({ [fieldOf(0, 'slug')]: taken });
  const rows = ids.flatMap((variation_id, n) =>
    (values[n] ?? []).map((value) => ({ variation_id, ...value })),
  );
  await insertValues(trx, rows);
  await attachImages(trx, viewer, ids, variations);
  await recordCreated(trx, trackedVariation, viewer.userId, ids);
  return ids;
};

/**
 * The checked values of each. Completeness is only required if any are given, because a draft may
 * lack them.
 */
const valuesFor = async (
  trx: Trx,
  viewer: Viewer,
  parent: Parent,
  variations: readonly NewVariation[],
  fieldOf: FieldOf,
): Promise<CheckedValue[][]> => {
  const given = variations.map(({ inputs, ...variation }) => ({
    ...{ values: inputs ?? [], isWhole: inputs != null },
    mayBeIncomplete: mayBeIncomplete(variation),
  }));
  const outcomes = await checkValues(trx, viewer, parent.family_id, given);
  const violations = outcomes.flatMap((outcome, n) =>
    Object.entries(outcome.violations).map(([field, violation]) => [fieldOf(n, field), violation]),
  );
  if (violations.length > 0) throw invalid(Object.fromEntries(violations));
  return outcomes.map((outcome) => outcome.values);
};

const attachImages = async (
  trx: Trx,
  viewer: Viewer,
  ids: readonly string[],
  variations: readonly NewVariation[],
): Promise<void> => {
  const byFilename = new Map(
    variations.flatMap(({ images }) => images.map((image) => [image.filename, image] as const)),
  );
  await assertAvailable(trx, viewer, [...byFilename.values()]);
  const shown = ids.map((id, n) => {
    const images = variations[n]?.images ?? [];
    return [id, images.map((image) => ({ ...image, alt: image.alt ?? '' }))] as const;
  });
  await writeImages(trx, new Map(shown));
};

const taken = { rule: 'rules.taken' };

/**
 * INVALID with every field whose value another variation or an earlier one in the list already has.
 */
const assertFree = async (
  trx: Trx,
  parentId: string,
  variations: readonly NewVariation[],
  fieldOf: FieldOf,
): Promise<void> => {
  const keys = variations.map(({ combinations }) =>
    combinationKey(combinations.map(({ option_id }) => option_id)),
  );
  const { rows } = await sql<{ n: number; slug: boolean; sku: boolean; combination: boolean }>`
    with given as (
      select * from unnest(${variations.map(({ slug }) => slug)}::text[],
        ${variations.map(({ sku }) => sku)}::text[], ${keys}::text[]) with ordinality
        as x (slug, sku, key, n))
    select (g.n - 1)::int as n,
      exists (select 1 from variations v where v.slug = g.slug)
        or exists (select 1 from given b where b.slug = g.slug and b.n < g.n) as slug,
      exists (select 1 from variations v where v.sku = g.sku)
        or exists (select 1 from given b where b.sku = g.sku and b.n < g.n) as sku,
      exists (select 1 from variations v where v.parent_id = ${parentId}
        and v.combination_key = g.key and v.sample_of_id is null) as combination
    from given g`.execute(trx);
  const violations: Violations = {};
  for (const { n, slug, sku, combination } of rows) {
    if (slug) violations[fieldOf(n, 'slug')] = taken;
    if (sku) violations[fieldOf(n, 'sku')] = taken;
    if (combination) violations[fieldOf(n, 'combinations')] = { rule: 'rules.variationExists' };
  }
  if (Object.keys(violations).length > 0) throw invalid(violations);
};
