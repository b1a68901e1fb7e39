import { sql } from 'kysely';
import type { AttributeWithOptions, Choice } from '#contract/combination.ts';
import { namesInCell } from '#contract/importCells.ts';
import type { AttributeValue } from '#contract/rules/catalogue/attributeValue.ts';
import type { Db } from '#server/db/database.ts';
import { jsonb } from '#server/db/jsonb.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { familyFields, type NamedField } from '#server/modules/catalogue/variations/values.ts';
import {
  byName,
  type CategoryNamed,
  type Found,
  findCategoriesByName,
  type Named,
  optionsNamed,
  picturesNamed,
  unique,
} from './named.ts';
import { takenParentSlugs, takenSlugs } from './slugs.ts';
import type { Draft, Picture, StoredProduct } from './types.ts';

/** An existing variation, with the fields that a row can change. */
export interface Present {
  id: string;
  parent_id: string;
  sku: string;
  name: string;
  slug: string;
  price: string;
  status: string;
  sample_of_id: string | null;
  combinations: (Choice & { name: string })[];
  tags: { id: string; name: string }[];
  values: AttributeValue[];
  images: Picture[];
}

/** An existing parent product. */
export interface PresentParent {
  id: string;
  name: string;
  type: string;
  family_id: string;
  family: string;
  manufacturer_id: string;
  manufacturer: string;
  /** The main one first. */
  categories: { id: string; name: string }[];
  attributes: AttributeWithOptions[];
  /** Number of variations without samples. */
  variations: number;
}

/**
 * Everything the rows of some products refer to, loaded in a few statements however many rows there
 * are.
 */
export interface Catalogue {
  variations: ReadonlyMap<string, Present>;
  /** By article number in lower case, one existing spelling. */
  spellings: ReadonlyMap<string, string>;
  parents: ReadonlyMap<string, PresentParent>;
  /** By product name and manufacturer id, joined by {@link parentKey}. */
  parentsNamed: ReadonlyMap<string, readonly string[]>;
  manufacturers: Found<Named>;
  families: Found<Named>;
  fields: ReadonlyMap<string, readonly NamedField[]>;
  categories: Found<CategoryNamed>;
  tags: Found<Named>;
  configurable: Found<Named>;
  /** By attribute and cell text, joined by `choiceKey`. */
  options: ReadonlyMap<string, Named>;
  pictures: ReadonlyMap<string, Picture>;
  slugs: ReadonlyMap<string, string>;
  parentSlugs: ReadonlySet<string>;
  /** By product and combination key, the variation that has it. */
  combinations: ReadonlyMap<string, string>;
}

export const parentKey = (name: string, manufacturerId: string) =>
  `${manufacturerId} ${name.trim().toLowerCase()}`;

/** An existing article number that differs from this one only in case. */
export const otherSpelling = (
  { variations, spellings }: Pick<Catalogue, 'variations' | 'spellings'>,
  sku: string,
): string | undefined => (variations.has(sku) ? undefined : spellings.get(sku.toLowerCase()));

/**
 * Looks up what products and their rows refer to; `draftsOf` has a list per product. With `lock`,
 * none of it can change before the transaction ends.
 */
export const lookUp = async (
  db: Db,
  viewer: Viewer,
  products: readonly StoredProduct[],
  draftsOf: readonly (readonly Draft[])[],
  lock: boolean,
): Promise<Catalogue> => {
  const drafts = draftsOf.flat();
  const texts = (field: keyof Draft['plain']) =>
    unique(drafts.flatMap(({ plain }) => plain[field]?.text ?? []));
  const { manufacturers, families, tags, configurable } = await byName(db, {
    manufacturers: texts('brand'),
    families: texts('family'),
    tags: unique(texts('tags').flatMap(namesInCell)),
    configurable: unique(drafts.flatMap(({ choices }) => choices.map(({ name }) => name))),
  });
  const parentsNamed = await namedParents(db, drafts);
  const known = products.flatMap(({ parent_id }) => parent_id ?? []);
  const wanted = unique([...known, ...[...parentsNamed.values()].flat()]);
  if (lock) await lockParents(db, wanted);
  const variations = await presentVariations(db, texts('sku'), lock);
  const parents = await presentParents(
    db,
    unique([...wanted, ...[...variations.values()].map(({ parent_id }) => parent_id)]),
  );
  const familyIds = unique([
    ...[...parents.values()].map(({ family_id }) => family_id),
    ...[...families.values()].flat().map(({ id }) => id),
  ]);
  return {
    variations,
    spellings: new Map([...variations.keys()].map((sku) => [sku.toLowerCase(), sku])),
    parents,
    parentsNamed,
    manufacturers,
    families,
    fields: await familyFields(db, familyIds),
    categories: await findCategoriesByName(db, texts('categories')),
    tags,
    configurable,
    options: await optionsNamed(db, drafts, configurable),
    pictures: await picturesNamed(db, viewer, unique(texts('images').flatMap(namesInCell))),
    slugs: await takenSlugs(db, drafts),
    // a new product takes its fields from its first row
    parentSlugs: await takenParentSlugs(
      db,
      draftsOf.flatMap(([first]) => first ?? []),
    ),
    combinations: await takenCombinations(db, [...parents.keys()], drafts),
  };
};

const lockParents = async (db: Db, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  await sql`
    select id from parent_products where id = any(${ids}::bigint[])
    order by id for no key update`.execute(db);
};

const namedParents = async (
  db: Db,
  drafts: readonly Draft[],
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const pairs = new Map<string, { name: string; brand: string }>();
  for (const { plain } of drafts) {
    if (!plain.product || !plain.brand) continue;
    const pair = { name: plain.product.text, brand: plain.brand.text };
    pairs.set(JSON.stringify(pair), pair);
  }
  const { rows } = await sql<{ id: string; name: string; manufacturer_id: string }>`
    select p.id, g.name, p.manufacturer_id
    from jsonb_to_recordset(${jsonb([...pairs.values()])}) g (name text, brand text)
    join manufacturers m on lower(m.company_name) = lower(g.brand)
    join parent_products p on lower(p.name) = lower(g.name) and p.manufacturer_id = m.id
    order by p.id`.execute(db);
  const found = new Map<string, string[]>();
  for (const { id, name, manufacturer_id } of rows) {
    const key = parentKey(name, manufacturer_id);
    const ids = found.get(key) ?? [];
    if (!ids.includes(id)) found.set(key, [...ids, id]);
  }
  return found;
};

/**
 * Matched in lower case, which has a plain index. For the number itself the planner might use the
 * trigram index, and the numbers of one workbook share many trigrams.
 */
const presentVariations = async (
  db: Db,
  skus: readonly string[],
  lock: boolean,
): Promise<ReadonlyMap<string, Present>> => {
  if (skus.length === 0) return new Map();
  const { rows } = await sql<Present>`
    select v.id, v.parent_id, v.sku, v.name, v.slug, v.price, v.status, v.sample_of_id,
      (select coalesce(json_agg(json_build_object('attr_id', c.attr_id::text,
          'option_id', c.option_id::text, 'name', o.name) order by c.sort_index, c.id), '[]')
        from variation_combinations c join attribute_options o on o.id = c.option_id
        where c.variation_id = v.id) as combinations,
      (select coalesce(json_agg(json_build_object('id', t.id::text, 'name', t.name) order by t.id),
          '[]')
        from variation_tags x join tags t on t.id = x.tag_id where x.variation_id = v.id) as tags,
      (select coalesce(json_agg(json_build_object('group_id', x.group_id::text,
          'attr_id', x.attr_id::text, 'value', x.value)), '[]')
        from variation_attributes x where x.variation_id = v.id) as values,
      (select coalesce(json_agg(json_build_object('filename', i.filename,
          'originName', i.origin_name, 'alt', i.alt) order by i.main desc, i.sort_index, i.id), '[]')
        from variation_images i where i.variation_id = v.id) as images
    from variations v
    where lower(v.sku) = any(array(select lower(x) from unnest(${skus}::text[]) x))
    order by v.id ${lock ? sql`for update` : sql``}`.execute(db);
  return new Map(rows.map((row) => [row.sku, row]));
};

const presentParents = async (
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PresentParent>> => {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<PresentParent>`
    select p.id, p.name, p.type, p.family_id, f.name as family, p.manufacturer_id,
      m.company_name as manufacturer,
      (select coalesce(json_agg(json_build_object('id', k.id::text, 'name', k.name)
          order by c.is_main desc, k.id), '[]')
        from parent_product_categories c join categories k on k.id = c.category_id
        where c.parent_id = p.id) as categories,
      (select coalesce(json_agg(json_build_object('attr_id', a.attr_id::text,
          'options', array(select o.option_id::text from parent_product_options o
            where o.parent_id = a.parent_id and o.attr_id = a.attr_id
            order by o.sort_index, o.option_id)) order by a.sort_index, a.attr_id), '[]')
        from parent_product_attributes a where a.parent_id = p.id) as attributes,
      (select count(*)::int from variations v
        where v.parent_id = p.id and v.sample_of_id is null) as variations
    from parent_products p
    join attribute_families f on f.id = p.family_id
    join manufacturers m on m.id = p.manufacturer_id
    where p.id = any(${ids}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
};

const takenCombinations = async (
  db: Db,
  parents: readonly string[],
  drafts: readonly Draft[],
): Promise<ReadonlyMap<string, string>> => {
  if (parents.length === 0 || drafts.every(({ choices }) => choices.length === 0)) return new Map();
  const { rows } = await sql<{ id: string; parent_id: string; combination_key: string }>`
    select id, parent_id, combination_key from variations
    where parent_id = any(${parents}::bigint[]) and sample_of_id is null
      and combination_key is not null`.execute(db);
  return new Map(rows.map((row) => [`${row.parent_id} ${row.combination_key}`, row.id]));
};
