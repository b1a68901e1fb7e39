import { sql } from 'kysely';
import { type AttributeValue, valueKey } from '#contract/rules/catalogue/attributeValue.ts';
import { recordChanges } from '#server/db/changes.ts';
import type { Restoring } from '#server/entity/restorer.ts';
import { fieldsOf } from '#server/modules/catalogue/attributeFamilies/fields.ts';
import { countVersions, trackedVariation } from '#server/modules/catalogue/variations/changes.ts';
import { checkValues, writeValues } from '#server/modules/catalogue/variations/values.ts';

interface Families {
  /** The restored family. */
  again: string;
  /** The family in between. */
  between: string;
}

interface LostValue extends AttributeValue {
  variation_id: string;
}

/**
 * Restores values that variations lost when the product changed its family: for each field the
 * other family did not have, the last value since that change. Values that no longer fit the field,
 * or that the viewer may not change, stay in the history.
 */
export const restoreValues = async (restoring: Restoring, families: Families): Promise<void> => {
  const { trx, viewer } = restoring;
  const lost = await lostValues(restoring, families);
  if (lost.size === 0) return;
  const given = [...lost.values()].map((values) => ({ values }));
  const outcomes = await checkValues(trx, viewer, families.again, given);
  const rows = [...lost.keys()].flatMap((variation_id, n) =>
    (outcomes[n]?.values ?? [])
      .filter((each) => !outcomes[n]?.violations[`inputs.${valueKey(each)}`])
      .map((each) => ({ ...each, variation_id })),
  );
  const ids = [...new Set(rows.map((row) => row.variation_id))];
  await recordChanges(trx, trackedVariation, viewer.userId, ids, async () => {
    await writeValues(trx, rows);
    await countVersions(trx, ids);
  });
};

/** By variation; the caller has locked them. */
const lostValues = async (
  { trx, id, changeId }: Restoring,
  { again, between }: Families,
): Promise<Map<string, LostValue[]>> => {
  await sql`select id from variations where parent_id = ${id} order by id for update`.execute(trx);
  const { rows } = await sql<LostValue>`
    with regained as materialized (
      select group_id, attr_id from (${fieldsOf(sql`select ${again}::bigint`)}) f
      where attr_id not in (select attr_id from (${fieldsOf(sql`select ${between}::bigint`)}) g))
    select distinct on (v.id, f.group_id, f.attr_id)
      v.id as variation_id, f.group_id, f.attr_id, x.value
    from variations v
    join changes c on c.entity = 'variation' and c.entity_id = v.id and c.id > ${changeId}
    cross join jsonb_to_recordset(c.before -> 'values')
      as x (group_id bigint, attr_id bigint, value text)
    join regained f on f.group_id = x.group_id and f.attr_id = x.attr_id
    where v.parent_id = ${id} and not exists (
      select 1 from variation_attributes h
      where h.variation_id = v.id and h.group_id = f.group_id and h.attr_id = f.attr_id)
    order by v.id, f.group_id, f.attr_id, c.id desc`.execute(trx);
  const values = new Map<string, LostValue[]>();
  for (const row of rows) {
    values.set(row.variation_id, [...(values.get(row.variation_id) ?? []), row]);
  }
  return values;
};
