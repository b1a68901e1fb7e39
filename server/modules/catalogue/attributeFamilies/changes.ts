import { sql } from 'kysely';
import type { FamilyImpact } from '#contract/generated/schema.ts';
import type { AttributeFamilyInput } from '#contract/rules/catalogue/attributeFamily.ts';
import type { Db } from '#server/db/database.ts';
import { lockRecord, type Update, writeRecord } from '#server/entity/write.ts';
import { notFound } from '#server/errors/domainError.ts';
import { attributeFamilies } from './families.ts';
import { fieldsOf, fieldsOfFamilyWith } from './fields.ts';
import { lockGroups } from './groups.ts';
import { assertConfirmed, type FieldChange, impactOf } from './impact.ts';

type Groups = AttributeFamilyInput['groups'];

const changeOf = (id: string, groups: Groups): FieldChange => {
  const families = sql`select ${id}::bigint as family_id`;
  return { families, before: fieldsOf(families), after: fieldsOfFamilyWith(id, groups) };
};

/** The effect on products of saving the family with these groups. */
export const familyImpact = async (db: Db, id: string, groups: Groups): Promise<FamilyImpact> => {
  await db
    .selectFrom('attribute_families')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow(notFound);
  return impactOf(db, changeOf(id, groups));
};

/**
 * IN_USE when more products lose values than the input confirms. Their values are moved and removed by
 * a job.
 */
export const updateFamily: Update<AttributeFamilyInput> = async (writing, id, input) => {
  const { trx, queue, viewer } = writing;
  await lockRecord(writing, attributeFamilies, id, input);
  await lockGroups(trx, input.groups);
  const hasStrays = await assertConfirmed(trx, changeOf(id, input.groups), input.confirmedLoss);
  await writeRecord(writing, attributeFamilies, id, input);
  if (!hasStrays) return;
  await queue.send(trx, 'tidy-stray-values', { familyIds: [id], userId: viewer.userId });
};
