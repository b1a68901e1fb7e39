import { sql } from 'kysely';
import type { AttributeWithOptions } from '#contract/combination.ts';
import type { BulkResponse } from '#contract/generated/schema.ts';
import type { GenerationValues } from '#contract/rules/catalogue/generation.ts';
import { nextVersion, recordChanges } from '#server/db/changes.ts';
import { type Db, inTransaction, type Trx } from '#server/db/database.ts';
import type { Queue } from '#server/db/queue.ts';
import { DomainError, invalid } from '#server/errors/domainError.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { assertNotRefused, doBulk } from '#server/jobs/bulk.ts';
import { attributesOf, replaceAttributes } from '#server/modules/catalogue/parents/attributes.ts';
import { assertInFamily } from '#server/modules/catalogue/parents/family.ts';
import { lockParent } from '#server/modules/catalogue/parents/lock.ts';
import { trackedParent } from '#server/modules/catalogue/parents/tracked.ts';
import { assertProductTags } from '#server/modules/catalogue/variations/changes.ts';
import { generation, type Run } from './action.ts';
import { assertCountable, optionNamesById } from './candidates.ts';
import { planOf } from './plan.ts';

interface Dependencies {
  db: Db;
  queue: Queue;
  viewer: Viewer;
}

/**
 * Generates the missing combinations of the options, adds these options to the product, and stores
 * the pattern for automatic mode. Immediately if there are few; otherwise as a job. Throws CONFLICT
 * if the input names an outdated version of the product.
 */
export const generateVariations = async (
  { db, queue, viewer }: Dependencies,
  input: GenerationValues,
): Promise<BulkResponse> => {
  const done = await inTransaction(db, async (trx) => {
    const parent = await lockParent(trx, viewer, input.parent_id);
    if (input.version != null && input.version !== parent.version)
      throw new DomainError('CONFLICT');
    if (parent.type === '1') throw invalid({ attributes: { rule: 'rules.noCombination' } });
    assertCountable(input.attributes);
    await assertProductTags(trx, input.tags);
    const made = await recordChanges(trx, trackedParent, viewer.userId, [parent.id], async () => {
      const before = new Set((await attributesOf(trx, parent.id)).map(({ attr_id }) => attr_id));
      await replaceAttributes(trx, parent.id, input.attributes);
      const added = input.attributes.filter(({ attr_id }) => !before.has(attr_id));
      await assertInFamily(trx, parent.family_id, added);
      await optionNamesById(trx, input);
      return keepPattern(trx, input, input.isAutomatic);
    });
    const response = await makeMissing({ db: trx, queue, viewer }, made);
    assertNotRefused(response);
    return response;
  });
  // the message is only visible after the commit
  if (done.job) queue.wake('run-job');
  return done;
};

/** Runs automatic mode after the product's options have changed; null without a pattern. */
export const generateByPattern = async (
  { db: trx, queue, viewer }: Omit<Dependencies, 'db'> & { db: Trx },
  parentId: string,
): Promise<BulkResponse | null> => {
  const kept = await patternOf(trx, parentId);
  if (kept === null) return null;
  const attributes = await attributesOf(trx, parentId);
  assertCountable(attributes);
  const input = { ...kept, attributes, parent_id: parentId };
  await optionNamesById(trx, input).catch((error: unknown) => {
    // the pattern uses an attribute the product no longer has
    if (!(error instanceof DomainError)) throw error;
    throw invalid({ isAutomatic: { rule: 'rules.patternOutdated' } });
  });
  const made = await keepPattern(trx, input, true);
  return makeMissing({ db: trx, queue, viewer }, made);
};

type Pattern = Omit<GenerationInput, 'attributes' | 'parent_id'>;

/** Without deleted tags. */
const patternOf = async (trx: Trx, parentId: string): Promise<Pattern | null> => {
  const { rows } = await sql<{ pattern: Pattern | null; tags: string[] }>`
    select p.pattern, array(
      select t.id::text from tags t
      where t.type = 'product' and p.pattern -> 'tags' ? t.id::text order by t.id) as tags
    from parent_products p where p.id = ${parentId}`.execute(trx);
  const { pattern, tags } = rows[0] ?? { pattern: null, tags: [] };
  return pattern && { ...pattern, tags };
};

type GenerationInput = Omit<GenerationValues, 'attributes' | 'isAutomatic' | 'version'> & {
  attributes: readonly AttributeWithOptions[];
};

interface Making {
  run: Run;
  /** By the number of each. */
  keys: ReadonlyMap<string, string>;
}

/** Determines the missing combinations, and stores the pattern and the last number issued. */
const keepPattern = async (
  trx: Trx,
  input: GenerationInput,
  isAutomatic: boolean,
): Promise<Making> => {
  const { parent_id, attributes, name, slug, sku, price, surcharges, tags, excluded } = input;
  const { places, firstNumber } = await planOf(trx, parent_id, { attributes, excluded });
  const open = places.filter(({ state }) => state === 'open');
  const numbers = firstNumber - 1 + open.length;
  const pattern = { name, slug, sku, price, surcharges, tags, excluded, numbers };
  await trx
    .updateTable('parent_products')
    .set({ pattern: JSON.stringify(pattern), is_automatic: isAutomatic, ...nextVersion })
    .where('id', '=', parent_id)
    .execute();
  return {
    run: {
      ...{ parent_id, attributes, name, slug, sku, price, surcharges, tags, firstNumber },
      places: open.map(({ place }) => place),
    },
    keys: new Map(open.map(({ key }, n) => [String(firstNumber + n), key])),
  };
};

const makeMissing = async (
  { db, queue, viewer }: Dependencies,
  { run, keys }: Making,
): Promise<BulkResponse> => {
  const done = await doBulk({ db, queue, viewer }, generation, { ids: [...keys.keys()] }, run);
  const made = done.data.flatMap((number) => keys.get(number) ?? []);
  const { rows } = await sql<{ id: string }>`
    select id from variations where parent_id = ${run.parent_id} and sample_of_id is null
      and combination_key = any(${made}::text[]) order by id`.execute(db);
  return { ...done, data: rows.map((row) => row.id) };
};
