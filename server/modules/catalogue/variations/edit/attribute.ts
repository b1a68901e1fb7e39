import { sql } from 'kysely';
import type { AttributeType } from '#contract/rules/catalogue/attribute.ts';
import { checkValue } from '#contract/rules/catalogue/attributeValue.ts';
import type { AttributeChange } from '#contract/rules/catalogue/variationsEdit.ts';
import type { SqlFragment, Trx } from '#server/db/database.ts';
import { invalid } from '#server/errors/domainError.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { fieldsOf } from '#server/modules/catalogue/attributeFamilies/fields.ts';
import type { Edit } from './edit.ts';
import {
  checkAgainstFamily,
  type FamilyPlan,
  familiesOf,
  plannedBy,
  writePlanned,
} from './familyPlan.ts';

/** A value that matches an option takes the option's spelling, as the database does. */
const spelledAsOption = async (trx: Trx, { attr_id, value }: AttributeChange): Promise<string> => {
  const { rows } = await sql<{ name: string }>`
    select name from attribute_options
    where attr_id = ${attr_id} and name_key = spelling_key(${value.slice(0, 300)})`.execute(trx);
  return rows[0]?.name ?? value;
};

/** Checks the value independently of any family. */
const assertValue = async (trx: Trx, viewer: Viewer, change: AttributeChange): Promise<void> => {
  const { attr_id, value } = change;
  const attribute = await trx
    .selectFrom('attributes')
    .select(['type', 'is_configurable', 'is_editable'])
    .where('id', '=', attr_id)
    .executeTakeFirst();
  const refuse = (field: keyof AttributeChange, rule: string) => invalid({ [field]: { rule } });
  if (!attribute) throw refuse('attr_id', 'rules.unknown');
  if (attribute.is_configurable) throw refuse('attr_id', 'rules.makesVariations');
  if (viewer.portal !== 'admin' && !attribute.is_editable) {
    throw refuse('attr_id', 'rules.notEditable');
  }
  const type = attribute.type as AttributeType;
  const { violation } = checkValue({ group_id: '', attr_id, type, is_required: false }, value);
  if (violation) throw invalid({ value: violation });
  if (type !== 'select' || value.trim() === '') return;
  const { rows } = await sql`
    select 1 from attribute_options
    where attr_id = ${attr_id} and name_key = spelling_key(${value})`.execute(trx);
  if (rows.length === 0) throw refuse('value', 'rules.noOption');
};

const familyPlans = async (
  trx: Trx,
  viewer: Viewer,
  change: AttributeChange,
  among: SqlFragment,
): Promise<FamilyPlan[]> => {
  const { attr_id } = change;
  const { rows } = await sql<{ id: string; groups: string[] }>`
    select f.family_id as id, array_agg(f.group_id::text order by f.place) as groups
    from (${fieldsOf(familiesOf(among))}) f where f.attr_id = ${attr_id}
    group by 1 order by 1`.execute(trx);
  const value = await spelledAsOption(trx, change);
  const plans: FamilyPlan[] = [];
  for (const { id, groups } of rows) {
    const values = groups.map((group_id) => ({ group_id, attr_id, value }));
    plans.push(await checkAgainstFamily(trx, viewer, id, values));
  }
  return plans;
};

export const attributeEdit: Edit<AttributeChange> = {
  access: ['variations', 'edit'],
  records: 'variations',
  assertPossible: assertValue,
  plan: async (trx, viewer, change, among) =>
    plannedBy(await familyPlans(trx, viewer, change, among), among),
  write: writePlanned,
};
