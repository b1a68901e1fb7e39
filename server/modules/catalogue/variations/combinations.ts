import { sql } from 'kysely';
import type * as v from 'valibot';
import {
  type Choice,
  combinationKey,
  combinationViolation,
  inOrderOf,
} from '#contract/combination.ts';
import type { NewVariation, variationCombinationInput } from '#contract/rules/catalogue/parent.ts';
import { nextVersion, recordChanges } from '#server/db/changes.ts';
import { type Db, inTransaction, type Trx } from '#server/db/database.ts';
import { assertVersion } from '#server/entity/lock.ts';
import { invalid, notFound } from '#server/errors/domainError.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { attributesOf } from '#server/modules/catalogue/parents/attributes.ts';
import { type LockedParent, lockParent } from '#server/modules/catalogue/parents/lock.ts';
import { trackedVariation } from './changes.ts';
import { createVariations } from './create.ts';
import { own } from './filter.ts';

/** Adds a variation to a product; returns its id. NOT_FOUND for another owner's product. */
export const createVariation = (
  db: Db,
  viewer: Viewer,
  parentId: string,
  input: NewVariation,
): Promise<string> =>
  inTransaction(db, async (trx) => {
    const parent = await lockParent(trx, viewer, parentId);
    if (parent.type === '1') await assertFirst(trx, parentId);
    const combinations = await fitting(trx, parent, input.combinations);
    const made = [{ ...input, combinations }];
    const [id] = await createVariations(trx, viewer, parent, made, (_, field) => field);
    return id as string;
  });

/**
 * Changes the options of a variation and its sample. INVALID if the product already has that
 * combination; CONFLICT if the input names an outdated version.
 */
export const combineVariation = (
  db: Db,
  viewer: Viewer,
  id: string,
  { combinations, version }: v.InferOutput<typeof variationCombinationInput>,
): Promise<void> =>
  inTransaction(db, async (trx) => {
    const parent = await lockParent(trx, viewer, await parentOf(trx, viewer, id));
    const { current, ids } = await lockWithSample(trx, id);
    assertVersion(current, version);
    if (current.sample_of_id) throw invalid({ combinations: { rule: 'rules.ofItsProduct' } });
    const made = await fitting(trx, parent, combinations);
    await assertNew(trx, parent, id, made);
    await recordChanges(trx, trackedVariation, viewer.userId, ids, async () => {
      await replaceCombinations(
        trx,
        ids.map((each) => ({ id: each, combinations: made })),
      );
      await trx.updateTable('variations').set(nextVersion).where('id', 'in', ids).execute();
    });
  });

/** INVALID if the simple product already has its one variation. */
const assertFirst = async (trx: Trx, parentId: string): Promise<void> => {
  const { rows } = await sql`
    select id from variations where parent_id = ${parentId} and sample_of_id is null limit 1`.execute(
    trx,
  );
  if (rows.length > 0) throw invalid({ combinations: { rule: 'rules.oneVariation' } });
};

/** Options in the product's order; INVALID if the product does not have one of them. */
const fitting = async (
  trx: Trx,
  parent: LockedParent,
  combination: readonly Choice[],
): Promise<Choice[]> => {
  const attributes = await attributesOf(trx, parent.id);
  const isNothing = parent.type === '2' && combination.length === 0;
  const rule = isNothing
    ? 'rules.combinationIncomplete'
    : combinationViolation(attributes, combination);
  if (rule) throw invalid({ combinations: { rule } });
  return inOrderOf(attributes, combination);
};

const parentOf = async (trx: Trx, viewer: Viewer, id: string): Promise<string> => {
  const { rows } = await sql<{ parent_id: string }>`
    select v.parent_id from variations v where v.id = ${id} and ${own(viewer)}`.execute(trx);
  const [row] = rows;
  if (!row) throw notFound();
  return row.parent_id;
};

const lockWithSample = async (trx: Trx, id: string) => {
  const { rows } = await sql<{ id: string; version: number; sample_of_id: string | null }>`
    select id, version, sample_of_id from variations
    where id = ${id} or sample_of_id = ${id} order by id for update`.execute(trx);
  const current = rows.find((row) => row.id === id);
  if (!current) throw notFound();
  return { current, ids: rows.map((row) => row.id) };
};

const assertNew = async (
  trx: Trx,
  parent: LockedParent,
  id: string,
  combination: readonly Choice[],
): Promise<void> => {
  const key = combinationKey(combination.map(({ option_id }) => option_id));
  const { rows } = await sql`
    select id from variations where parent_id = ${parent.id} and combination_key = ${key}
      and sample_of_id is null and id <> ${id} limit 1`.execute(trx);
  if (rows.length > 0) throw invalid({ combinations: { rule: 'rules.variationExists' } });
};

/**
 * Gives each variation exactly these options; the caller has locked them and records the change.
 */
export const replaceCombinations = async (
  trx: Trx,
  given: readonly { id: string; combinations: readonly Choice[] }[],
): Promise<void> => {
  const ids = given.map(({ id }) => id);
  await trx
    .deleteFrom('variation_combinations')
    .where(sql<boolean>`variation_id = any(${ids}::bigint[])`)
    .execute();
  const rows = given.flatMap(({ id: variation_id, combinations }) =>
    combinations.map(({ attr_id, option_id }, sort_index) => ({
      ...{ variation_id, attr_id, option_id, sort_index },
    })),
  );
  if (rows.length > 0) await trx.insertInto('variation_combinations').values(rows).execute();
};
