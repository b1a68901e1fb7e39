import { sql } from 'kysely';
import type { BulkFailure } from '#contract/generated/schema.ts';
import { recordCreated } from '#server/db/changes.ts';
import type { Trx } from '#server/db/database.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { type BulkAction, missing } from '#server/jobs/bulk.ts';
import { attributesOf } from '#server/modules/catalogue/parents/attributes.ts';
import { lockParents } from '#server/modules/catalogue/parents/lock.ts';
import {
  assertProductTags,
  trackedVariation,
} from '#server/modules/catalogue/variations/changes.ts';
import { insertVariations } from '#server/modules/catalogue/variations/create.ts';
import {
  type Candidate,
  candidateMaker,
  judgeTaken,
  optionNamesById,
  type Recipe,
} from './candidates.ts';

/** The fixed data of a generation; each of its rows is a number. */
export interface Run extends Recipe {
  parent_id: string;
  tags: readonly string[];
  /** Places of the combinations to generate; the first gets the number `firstNumber`. */
  places: readonly number[];
  firstNumber: number;
}

/**
 * Creates the variations of some numbers. Combinations created meanwhile count as done; failures
 * are reported and do not stop the others.
 */
const apply = async (
  trx: Trx,
  viewer: Viewer,
  numbers: readonly string[],
  run: Run,
): Promise<BulkFailure[]> => {
  const [parent] = await lockParents(trx, viewer, [run.parent_id]);
  if (!parent) return missing(numbers, []);
  await assertProductTags(trx, run.tags);
  const make = candidateMaker(run, parent.name, await optionNamesById(trx, run));
  const given = numbers.map((number) => {
    const place = run.places[Number(number) - run.firstNumber] ?? 0;
    return { number, candidate: make(place, Number(number)) };
  });
  const open = await withoutExisting(trx, parent.id, given);
  const offered = await judgeOffered(trx, parent.id, open);
  const judged = await judgeTaken(trx, offered);
  const made = await insertVariations(trx, judged.filter(isFree).map(rowOf(run)), 'leftOut');
  await recordCreated(trx, trackedVariation, viewer.userId, [...made.values()]);
  return open.flatMap(({ number }, n): BulkFailure[] => {
    const { name, rule, slug } = judged[n] as Candidate;
    if (rule === null && made.has(slug)) return [];
    // taken between check and insert
    return [{ id: number, label: name, code: 'INVALID', msg: rule ?? 'rules.generatedTaken' }];
  });
};

interface Given {
  number: string;
  candidate: Candidate;
}

const isFree = ({ rule }: Candidate) => rule === null;

const rowOf =
  ({ parent_id, tags }: Run) =>
  ({ name, slug, sku, price, combinations }: Candidate) => ({
    ...{ parent_id, name, slug, sku, price, combinations, tags },
    status: '2',
    is_simple_product: false,
  });

const withoutExisting = async (
  trx: Trx,
  parentId: string,
  given: readonly Given[],
): Promise<Given[]> => {
  const keys = given.map(({ candidate }) => candidate.key);
  const { rows } = await sql<{ key: string }>`
    select combination_key as key from variations
    where parent_id = ${parentId} and sample_of_id is null
      and combination_key = any(${keys}::text[])`.execute(trx);
  const there = new Set(rows.map(({ key }) => key));
  return given.filter(({ candidate }) => !there.has(candidate.key));
};

/** The product may have lost an option since the generation started. */
const judgeOffered = async (
  trx: Trx,
  parentId: string,
  given: readonly Given[],
): Promise<Candidate[]> => {
  const attributes = await attributesOf(trx, parentId);
  const offered = new Set(attributes.flatMap(({ options }) => options));
  return given.map(({ candidate }) => {
    const fits =
      candidate.combinations.length === attributes.length &&
      candidate.combinations.every(({ option_id }) => offered.has(option_id));
    return fits ? candidate : { ...candidate, rule: 'rules.notOfProduct' };
  });
};

/** Its rows are numbers, so there is no query for them. */
export const generation: BulkAction<never, Run> = {
  kind: 'parents.generate',
  access: ['parents', 'edit'],
  matching: () => sql`select null::bigint as id where false`,
  apply,
};
