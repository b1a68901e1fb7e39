import { sql } from 'kysely';
import { type AttributeValue, valueKey } from '#contract/rules/catalogue/attributeValue.ts';
import type { SqlFragment, Trx } from '#server/db/database.ts';
import { jsonb } from '#server/db/jsonb.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { checkValues, writeValues } from '#server/modules/catalogue/variations/values.ts';
import type { FieldRow } from './edit.ts';

/** The effect of values on the variations of a family. */
export interface FamilyPlan {
  id: string;
  /** The place of each value, as {@link valueKey}. */
  places: string[];
  values: string[];
  /** Message key of the reason for rejection. */
  msg: string | null;
}

/** Reasons for rejecting a row, worded for a product rather than a form field. */
const rowMessages: Record<string, string> = {
  'rules.required': 'rules.requiredByFamily',
  'rules.notInFamily': 'rules.attributeNotInFamily',
};

/** Checks the values against the fields of a family. */
export const checkAgainstFamily = async (
  trx: Trx,
  viewer: Viewer,
  id: string,
  values: readonly AttributeValue[],
): Promise<FamilyPlan> => {
  const [outcome] = await checkValues(trx, viewer, id, [{ values }]);
  const [violation] = Object.values(outcome?.violations ?? {});
  const rule = violation && (rowMessages[violation.rule] ?? violation.rule);
  // a field the viewer may not change is skipped if it has no value
  const isSkipped = (outcome?.values.length ?? 0) < values.length;
  const msg = rule ?? (isSkipped ? 'rules.notEditable' : null);
  const shown = msg === null ? (outcome?.values ?? []) : values;
  return { id, places: shown.map(valueKey), values: shown.map(({ value }) => value), msg };
};

/** Families of the rows; a variation of any other family lacks the attributes. */
export const familiesOf = (among: SqlFragment): SqlFragment => sql`
  select p.family_id from variations v join parent_products p on p.id = v.parent_id
  where ${among}`;

export const plannedBy = (plans: readonly FamilyPlan[], among: SqlFragment): SqlFragment => sql`
  select v.id, coalesce(f.places, '{}') as places,
    array(select coalesce(x.value, '') from unnest(f.places) with ordinality as k(place, n)
      left join variation_attributes x on x.variation_id = v.id
        and x.group_id = split_part(k.place, '-', 1)::bigint
        and x.attr_id = split_part(k.place, '-', 2)::bigint order by k.n) as before,
    coalesce(f.values, '{}') as after,
    case when f.id is null then 'rules.attributeNotInFamily' else f.msg end as msg
  from variations v join parent_products p on p.id = v.parent_id
  left join jsonb_to_recordset(${jsonb(plans)})
    as f(id bigint, places text[], values text[], msg text) on f.id = p.family_id
  where ${among}`;

/** Writes the planned values of locked rows. */
export const writePlanned = (trx: Trx, rows: readonly FieldRow[]): Promise<void> =>
  writeValues(trx, rows.flatMap(valuesOf));

const valuesOf = ({ id, places, after }: FieldRow) =>
  places.map((place, n) => {
    const [group_id = '', attr_id = ''] = place.split('-');
    return { variation_id: id, group_id, attr_id, value: after[n] ?? '' };
  });
