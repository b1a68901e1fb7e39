import { sql } from 'kysely';
import {
  type AttributeWithOptions,
  type Choice,
  combinationCount,
  combinationKey,
} from '#contract/combination.ts';
import { combinationAt, namesBy, sumOf, unknownPlaceholders } from '#contract/generation.ts';
import { limits } from '#contract/limits.ts';
import { type GenerationValues, generatedViolation } from '#contract/rules/catalogue/generation.ts';
import type { Violations } from '#contract/rules/platform/check.ts';
import type { Db } from '#server/db/database.ts';
import { DomainError, invalid } from '#server/errors/domainError.ts';

/** The data from which variations are generated. */
export type Recipe = Pick<GenerationValues, 'name' | 'slug' | 'sku' | 'price' | 'surcharges'> & {
  attributes: readonly AttributeWithOptions[];
};

/** A variation that could be generated; `rule` is the reason if it cannot. */
export interface Candidate {
  key: string;
  combinations: Choice[];
  options: { id: string; name: string }[];
  name: string;
  slug: string;
  sku: string;
  price: string;
  rule: string | null;
}

/** INVALID, with the count, if there are too many combinations; needs no database access. */
export const assertCountable = (attributes: readonly AttributeWithOptions[]): number => {
  const count = combinationCount(attributes);
  if (count <= limits.generatedVariations) return count;
  throw new DomainError('INVALID', {
    msg: 'error.TOO_MANY_COMBINATIONS',
    args: { smart_count: count, limit: limits.generatedVariations },
    fields: {
      attributes: { rule: 'rules.tooManyCombinations', limit: limits.generatedVariations },
    },
  });
};

interface OptionName {
  attribute: string;
  name: string;
}
type Names = ReadonlyMap<string, OptionName>;

/** Names of options and slugs of their attributes. INVALID for unknown placeholders. */
export const optionNamesById = async (db: Db, recipe: Recipe): Promise<Names> => {
  const ids = recipe.attributes.flatMap(({ options }) => options);
  const { rows } = await sql<OptionName & { id: string }>`
    select o.id, o.name, a.slug as attribute from attribute_options o
    join attributes a on a.id = o.attr_id
    where o.id = any(${ids}::bigint[])`.execute(db);
  const slugs = [...new Set(rows.map(({ attribute }) => attribute))];
  const violations: Violations = {};
  for (const field of ['name', 'slug', 'sku'] as const) {
    if (unknownPlaceholders(recipe[field], slugs).length > 0) {
      violations[field] = { rule: 'rules.placeholder' };
    }
  }
  if (Object.keys(violations).length > 0) throw invalid(violations);
  return new Map(rows.map(({ id, ...name }) => [id, name]));
};

/** Creates the candidate at a place, with this number. */
export const candidateMaker = (recipe: Recipe, product: string, names: Names) => {
  const surcharges = new Map(recipe.surcharges.map(({ option_id, amount }) => [option_id, amount]));
  return (place: number, number: number): Candidate => {
    const combinations = combinationAt(recipe.attributes, place);
    const ids = combinations.map(({ option_id }) => option_id);
    const options = ids.flatMap((id) => names.get(id) ?? []);
    const price = sumOf([recipe.price, ...ids.map((id) => surcharges.get(id) ?? '0')]);
    const made = { ...namesBy(recipe, { product, number, options }), price };
    return {
      ...made,
      key: combinationKey(ids),
      combinations,
      options: ids.map((id) => ({ id, name: names.get(id)?.name ?? '' })),
      rule: options.length < ids.length ? 'rules.notOfProduct' : generatedViolation(made),
    };
  };
};

/**
 * Marks candidates whose slug or article number is taken, by existing variations or earlier
 * candidates.
 */
export const judgeTaken = async (
  db: Db,
  candidates: readonly Candidate[],
): Promise<Candidate[]> => {
  const open = candidates.filter(({ rule }) => rule === null);
  const slugs = await takenAmong(
    db,
    'slug',
    open.map(({ slug }) => slug),
  );
  const skus = await takenAmong(
    db,
    'sku',
    open.map(({ sku }) => sku),
  );
  return candidates.map((candidate) => {
    if (candidate.rule !== null) return candidate;
    if (slugs.has(candidate.slug)) return { ...candidate, rule: 'rules.slugTaken' };
    if (skus.has(candidate.sku)) return { ...candidate, rule: 'rules.skuTaken' };
    slugs.add(candidate.slug);
    skus.add(candidate.sku);
    return candidate;
  });
};

const takenAmong = async (
  db: Db,
  column: 'slug' | 'sku',
  wanted: readonly string[],
): Promise<Set<string>> => {
  const { rows } = await sql<{ value: string }>`
    select ${sql.id(column)} as value from variations
    where ${sql.id(column)} = any(${wanted}::text[])`.execute(db);
  return new Set(rows.map(({ value }) => value));
};
