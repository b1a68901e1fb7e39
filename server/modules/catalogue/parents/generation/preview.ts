import { sql } from 'kysely';
import type { Generation } from '#contract/generated/schema.ts';
import type { GenerationValues } from '#contract/rules/catalogue/generation.ts';
import type { Db } from '#server/db/database.ts';
import { invalid, notFound } from '#server/errors/domainError.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { assertConfigurable } from '#server/modules/catalogue/parents/attributes.ts';
import { ownParents } from '#server/modules/catalogue/variations/filter.ts';
import { assertCountable, candidateMaker, judgeTaken, optionNamesById } from './candidates.ts';
import { planOf } from './plan.ts';

interface Page {
  page: number;
  size: number;
}

/**
 * The variations that a generation would create right now. Throws NOT_FOUND for another owner's
 * product.
 */
export const previewGeneration = async (
  db: Db,
  viewer: Viewer,
  input: GenerationValues,
  { page, size }: Page,
): Promise<Generation> => {
  const parent = await configurable(db, viewer, input.parent_id);
  assertCountable(input.attributes);
  await assertConfigurable(db, input.attributes);
  const make = candidateMaker(input, parent.name, await optionNamesById(db, input));
  const plan = await planOf(db, input.parent_id, input);
  const open = plan.places.filter(({ state }) => state === 'open');
  const judged = await judgeTaken(
    db,
    open.map(({ place }, n) => make(place, plan.firstNumber + n)),
  );
  const failed = judged.filter(({ rule }) => rule !== null).length;
  const candidates = new Map(judged.map((candidate) => [candidate.key, candidate]));
  const existing = plan.places.filter(({ state }) => state === 'exists').length;
  return {
    combinations: plan.count,
    created: judged.length - failed,
    existing,
    excluded: plan.count - open.length - existing,
    failed,
    results: plan.places.slice(page * size, (page + 1) * size).map(({ place, key, state }) => {
      const { name, slug, sku, price, options, rule } =
        candidates.get(key) ?? make(place, place + 1);
      return {
        ...{ name, slug, sku, price, ...plan.existing.get(key), options },
        exists: state === 'exists',
        excluded: state === 'excluded',
        rule: state === 'open' ? rule : null,
      };
    }),
  };
};

const configurable = async (db: Db, viewer: Viewer, id: string): Promise<{ name: string }> => {
  const { rows } = await sql<{ name: string; type: string }>`
    select p.name, p.type from parent_products p
    where p.id = ${id} and ${ownParents(viewer)}`.execute(db);
  const [parent] = rows;
  if (!parent) throw notFound();
  if (parent.type === '1') throw invalid({ attributes: { rule: 'rules.noCombination' } });
  return parent;
};
