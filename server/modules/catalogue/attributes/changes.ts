import { sql, type Transaction } from 'kysely';
import type * as v from 'valibot';
import type { BulkFailure } from '#contract/generated/schema.ts';
import {
  type AttributeType,
  type attributeInput,
  keepsValues,
} from '#contract/rules/catalogue/attribute.ts';
import { nextVersion, recordChanges, recordCreated } from '#server/db/changes.ts';
import { type Db, inTransaction } from '#server/db/database.ts';
import { deleteUnused } from '#server/entity/remove.ts';
import { DomainError, invalid, notFound } from '#server/errors/domainError.ts';
import type { DB } from '#server/generated/database.ts';
import { trackedAttribute, trackedOption, trackedOptionGroup } from './tracked.ts';
import { usersOf } from './uses.ts';

type Trx = Transaction<DB>;
type Input = v.InferOutput<typeof attributeInput>;

/** Returns its id. */
export const createAttribute = (db: Db, userId: string, input: Input): Promise<string> =>
  db.transaction().execute(async (trx) => {
    const { version: _, sortIndex, unit, ...values } = input;
    const last = sql<number>`(select coalesce(max(sort_index) + 1, 0) from attributes)`;
    const { id } = await trx
      .insertInto('attributes')
      .values({ ...values, unit: unit ?? '', sort_index: sortIndex ?? last })
      .returning('id')
      .executeTakeFirstOrThrow();
    await recordCreated(trx, trackedAttribute, userId, [id]);
    return id;
  });

interface Current {
  type: string;
  is_configurable: boolean;
  version: number;
  has_options: boolean;
  makes_variations: boolean;
  has_values: boolean;
}

/** Throws CONFLICT if the input names an outdated version. */
export const updateAttribute = (db: Db, userId: string, id: string, input: Input): Promise<void> =>
  inTransaction(db, async (trx) => {
    const current = await lock(trx, id);
    if (input.version != null && input.version !== current.version)
      throw new DomainError('CONFLICT');
    assertFits(current, input);
    const { version: _, sortIndex, unit, ...values } = input;
    await recordChanges(trx, trackedAttribute, userId, [id], () =>
      trx
        .updateTable('attributes')
        .set({
          ...values,
          ...(unit != null && { unit }),
          ...(sortIndex != null && { sort_index: sortIndex }),
          ...nextVersion,
        })
        .where('id', '=', id)
        .execute(),
    );
  });

const lock = async (trx: Trx, id: string): Promise<Current> => {
  // waits for transactions that are adding a product or option, which hold a key lock
  await sql`select id from attributes where id = ${id} for update`.execute(trx);
  const { rows } = await sql<Current>`
    select a.type, a.is_configurable, a.version,
      exists (select 1 from attribute_options where attr_id = a.id) as has_options,
      (exists (select 1 from variation_combinations where attr_id = a.id)
        or exists (select 1 from parent_product_attributes where attr_id = a.id)) as makes_variations,
      exists (select 1 from variation_attributes where attr_id = a.id) as has_values
    from attributes a where a.id = ${id}`.execute(trx);
  const [current] = rows;
  if (!current) throw notFound();
  return current;
};

/** Values of products must remain valid after the change. */
const assertFits = (current: Current, { type, is_configurable }: Input): void => {
  if (type !== 'select' && current.has_options) {
    throw invalid({ type: { rule: 'rules.attributeHasOptions' } });
  }
  if (current.has_values && !keepsValues(current.type as AttributeType, type)) {
    throw invalid({ type: { rule: 'rules.attributeTypeInUse' } });
  }
  if (current.makes_variations && !is_configurable) {
    throw invalid({ is_configurable: { rule: 'rules.attributeMakesVariations' } });
  }
  if (current.has_values && is_configurable && !current.is_configurable) {
    throw invalid({ is_configurable: { rule: 'rules.attributeHasValues' } });
  }
};

/** Deletes those used by neither a group nor a product, with their options and value groups. */
export const deleteAttributes = (
  trx: Trx,
  userId: string,
  ids: readonly string[],
): Promise<BulkFailure[]> =>
  deleteUnused(trx, userId, ids, {
    table: 'attributes',
    tracked: trackedAttribute,
    uses: usersOf.attribute,
    inUse: 'error.ATTRIBUTE_IN_USE',
    around: async (unused, remove) => {
      const options = await idsIn(trx, 'attribute_options', unused);
      const groups = await idsIn(trx, 'attribute_option_groups', unused);
      await recordChanges(trx, trackedOptionGroup, userId, groups, () =>
        recordChanges(trx, trackedOption, userId, options, remove),
      );
    },
  });

const idsIn = async (
  trx: Trx,
  table: 'attribute_options' | 'attribute_option_groups',
  attributes: readonly string[],
): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where attr_id = any(${attributes}::bigint[])`.execute(trx);
  return rows.map((row) => row.id);
};
