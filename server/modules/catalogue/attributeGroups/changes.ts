import { sql } from 'kysely';
import type { FamilyImpact } from '#contract/generated/schema.ts';
import type { AttributeGroupInput } from '#contract/rules/catalogue/attributeGroup.ts';
import type { Db } from '#server/db/database.ts';
import { lockRecord, type Update, writeRecord } from '#server/entity/write.ts';
import type { Writing } from '#server/entity/writing.ts';
import { notFound } from '#server/errors/domainError.ts';
import {
  familiesWith,
  fieldsOf,
  fieldsWithGroup,
} from '#server/modules/catalogue/attributeFamilies/fields.ts';
import {
  assertConfirmed,
  type FieldChange,
  impactOf,
} from '#server/modules/catalogue/attributeFamilies/impact.ts';
import { attributeGroups } from './groups.ts';

const changeOf = (id: string, attributes: readonly string[]): FieldChange => ({
  families: familiesWith(id),
  before: fieldsOf(familiesWith(id)),
  after: fieldsWithGroup(id, attributes),
});

/** The effect on products of its families of saving the group with these attributes. */
export const groupImpact = async (
  db: Db,
  id: string,
  attributes: readonly string[],
): Promise<FamilyImpact> => {
  await db
    .selectFrom('attribute_groups')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow(notFound);
  return impactOf(db, changeOf(id, attributes));
};

/**
 * IN_USE when more products lose values than the input confirms. Their values are moved and removed by
 * a job.
 */
export const updateGroup: Update<AttributeGroupInput> = async (writing, id, input) => {
  await lockRecord(writing, attributeGroups, id, input);
  const change = changeOf(id, input.attributes);
  const hasStrays = await assertConfirmed(writing.trx, change, input.confirmedLoss);
  await writeRecord(writing, attributeGroups, id, input);
  if (hasStrays) await tidy(writing, id);
};

const tidy = async ({ trx, queue, viewer }: Writing, id: string): Promise<void> => {
  const { rows } = await sql<{ family_id: string }>`${familiesWith(id)}`.execute(trx);
  const familyIds = rows.map((row) => row.family_id);
  await queue.send(trx, 'tidy-stray-values', { familyIds, userId: viewer.userId });
};
