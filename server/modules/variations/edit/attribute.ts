import { sql } from 'kysely';
import type { AttributeType } from '#contract/rules/attribute.ts';
import { checkValue } from '#contract/rules/attributeValue.ts';
import type { AttributeChange } from '#contract/rules/variationsEdit.ts';
import { nextVersion, recordChanges } from '#server/db/changes.ts';
import { jsonb } from '#server/db/jsonb.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { invalid } from '#server/graphql/errors.ts';
import { fieldsOf } from '#server/modules/attributeFamilies/fields.ts';
import { lockOwn, trackedVariation } from '#server/modules/variations/changes.ts';
import { checkValues, writeValues } from '#server/modules/variations/values.ts';
import type { Edit, Fragment, Trx } from './edit.ts';

/**
 * What the change means for a family: the groups with the attribute, or the reason for rejection.
 */
interface FamilyPlan {
  id: string;
  groups: string[];
  value: string;
  msg: string | null;
}

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
  const refuse = (field: keyof AttributeChange, rule: string) =>
    invalid({ [`attribute.${field}`]: { rule } });
  if (!attribute) throw refuse('attr_id', 'rules.unknown');
  if (attribute.is_configurable) throw refuse('attr_id', 'rules.makesVariations');
  if (viewer.portal !== 'admin' && !attribute.is_editable) {
    throw refuse('attr_id', 'rules.notEditable');
  }
  const type = attribute.type as AttributeType;
  const { breach } = checkValue({ group_id: '', attr_id, type, is_required: false }, value);
  if (breach) throw invalid({ 'attribute.value': breach });
  if (type !== 'select' || value.trim() === '') return;
  const { rows } = await sql`
    select 1 from attribute_options
    where attr_id = ${attr_id} and name_key = spelling_key(${value})`.execute(trx);
  if (rows.length === 0) throw refuse('value', 'rules.noOption');
};

/** Reasons for rejecting a row, worded for a product rather than a form field. */
const rowMessages: Record<string, string> = { 'rules.required': 'rules.requiredByFamily' };

const familyPlans = async (
  trx: Trx,
  viewer: Viewer,
  change: AttributeChange,
  among: Fragment,
): Promise<FamilyPlan[]> => {
  const families = sql`
    select p.family_id from variations v join parent_products p on p.id = v.parent_id
    where ${among}`;
  const { rows } = await sql<{ id: string; groups: string[] }>`
    select f.family_id as id, array_agg(f.group_id::text order by f.place) as groups
    from (${fieldsOf(families)}) f where f.attr_id = ${change.attr_id}
    group by 1 order by 1`.execute(trx);
  const value = await spelledAsOption(trx, change);
  const plans: FamilyPlan[] = [];
  for (const family of rows) {
    plans.push({ ...family, ...(await heldAgainst(trx, viewer, family, { ...change, value })) });
  }
  return plans;
};

const heldAgainst = async (
  trx: Trx,
  viewer: Viewer,
  { id, groups }: { id: string; groups: string[] },
  { attr_id, value }: AttributeChange,
): Promise<Pick<FamilyPlan, 'value' | 'msg'>> => {
  const values = groups.map((group_id) => ({ group_id, attr_id, value }));
  const [outcome] = await checkValues(trx, viewer, id, [{ values }]);
  const [breach] = Object.values(outcome?.breaches ?? {});
  if (breach) return { value, msg: rowMessages[breach.rule] ?? breach.rule };
  // a field the viewer may not change is skipped if it has no value
  if ((outcome?.values.length ?? 0) < groups.length) return { value, msg: 'rules.notEditable' };
  return { value: outcome?.values[0]?.value ?? value, msg: null };
};

export const attributeEdit: Edit<AttributeChange> = {
  kind: 'variations.editAttribute',
  access: ['variations', 'edit'],
  assertPossible: assertValue,
  plan: async (trx, viewer, change, among) => {
    const plans = await familyPlans(trx, viewer, change, among);
    return sql`
      select v.id, coalesce(f.groups, '{}') as places,
        array(select coalesce(x.value, '') from unnest(f.groups) with ordinality as g(id, n)
          left join variation_attributes x on x.variation_id = v.id and x.group_id = g.id::bigint
            and x.attr_id = ${change.attr_id} order by g.n) as before,
        case when f.id is null then '{}'
          else array_fill(f.value, array[cardinality(f.groups)]) end as after,
        case when f.id is null then 'rules.attributeNotInFamily' else f.msg end as msg
      from variations v join parent_products p on p.id = v.parent_id
      left join jsonb_to_recordset(${jsonb(plans)})
        as f(id bigint, groups text[], value text, msg text) on f.id = p.family_id
      where ${among}`;
  },
  lock: lockOwn,
  write: async (trx, viewer, rows, { attr_id }) => {
    const ids = rows.map((row) => row.id);
    await recordChanges(trx, trackedVariation, viewer.userId, ids, async () => {
      await writeValues(
        trx,
        rows.flatMap(({ id, places, after }) =>
          places.map((group_id, n) => ({
            variation_id: id,
            group_id,
            attr_id,
            value: after[n] ?? '',
          })),
        ),
      );
      await trx
        .updateTable('variations')
        .set(nextVersion)
        .where(sql<boolean>`id = any(${ids}::bigint[])`)
        .execute();
    });
  },
};
