import { sql } from 'kysely';
import { type AttributeWithOptions, combinationKey } from '#contract/combination.ts';
import { combinationAt } from '#contract/generation.ts';
import type { GenerationValues } from '#contract/rules/catalogue/generation.ts';
import type { Db } from '#server/db/database.ts';
import { assertCountable } from './candidates.ts';

type Wanted = Pick<GenerationValues, 'excluded'> & { attributes: readonly AttributeWithOptions[] };

/** An existing variation. */
interface Existing {
  name: string;
  slug: string;
  sku: string;
  price: string;
}

/** Places of combinations to generate, existing ones, and those left out. */
export interface Plan {
  count: number;
  /** By combination key. */
  existing: ReadonlyMap<string, Existing>;
  places: { place: number; key: string; state: 'open' | 'exists' | 'excluded' }[];
  /** The number of the first one; the others continue from it. */
  firstNumber: number;
}

export const planOf = async (db: Db, parentId: string, wanted: Wanted): Promise<Plan> => {
  const count = assertCountable(wanted.attributes);
  const existing = await existingOf(db, parentId);
  const excluded = new Set(wanted.excluded.map(combinationKey));
  const places = Array.from({ length: count }, (_, place) => {
    const options = combinationAt(wanted.attributes, place).map(({ option_id }) => option_id);
    const key = combinationKey(options);
    if (existing.has(key)) return { place, key, state: 'exists' as const };
    return { place, key, state: excluded.has(key) ? ('excluded' as const) : ('open' as const) };
  });
  return { count, existing, places, firstNumber: (await numbersOf(db, parentId)) + 1 };
};

const existingOf = async (db: Db, parentId: string): Promise<ReadonlyMap<string, Existing>> => {
  const { rows } = await sql<Existing & { key: string }>`
    select combination_key as key, name, slug, sku, price::text as price from variations
    where parent_id = ${parentId} and sample_of_id is null and combination_key is not null`.execute(
    db,
  );
  return new Map(rows.map(({ key, ...row }) => [key, row]));
};

/** The last number the product has issued; numbers are never reused. */
const numbersOf = async (db: Db, parentId: string): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select greatest((p.pattern ->> 'numbers')::int, (
      select count(*)::int from variations v
      where v.parent_id = p.id and v.sample_of_id is null)) as n
    from parent_products p where p.id = ${parentId}`.execute(db);
  return rows[0]?.n ?? 0;
};
