import { sql } from 'kysely';
import {
  type AttributeValue,
  checkValue,
  type ValueField,
  valueKey,
} from '#contract/rules/catalogue/attributeValue.ts';
import type { Violations } from '#contract/rules/platform/check.ts';
import type { Db, Trx } from '#server/db/database.ts';
import { jsonb } from '#server/db/jsonb.ts';
import { invalid } from '#server/errors/domainError.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { fieldsOf } from '#server/modules/catalogue/attributeFamilies/fields.ts';

interface Field extends ValueField {
  /** Editable by manufacturers; administrators edit every field. */
  is_editable: boolean;
}

/** A field of a family with its name. */
export interface NamedField extends Field {
  family_id: string;
  name: string;
  /** Unit of the attribute's numbers. */
  unit: string;
  group: string;
}

/** A value as stored: a chosen one has its option's spelling and id. */
export interface CheckedValue extends AttributeValue {
  option_id: string | null;
}

/** A value to write for one of many variations. */
interface ValueRow extends AttributeValue {
  variation_id: string;
  /** Looked up when the value is written, unless it is set. */
  option_id?: string | null;
}

interface Given {
  values: readonly AttributeValue[];
  /** Existing values; none for a new variation. */
  present?: readonly AttributeValue[];
  /** Whether everything the family requires must have a value afterwards. */
  isWhole?: boolean;
  /** Whether required values may be empty, as in a draft. */
  mayBeIncomplete?: boolean;
}

interface Outcome {
  /** Values to write, without those the viewer may not change and has not changed. */
  values: CheckedValue[];
  /** By `inputs.<group_id>-<attr_id>`. */
  violations: Violations;
}

/**
 * Checks the values of each of `given` against its family's fields: the attribute belongs to the
 * group and is not a system attribute, the value is valid, the viewer may change it, and no
 * required value is missing. Needs only a few statements for any number of values. Locks family and
 * options until the transaction ends.
 */
export const checkValues = async (
  trx: Trx,
  viewer: Viewer,
  familyId: string,
  given: readonly Given[],
): Promise<Outcome[]> => {
  const fields = await familyFields(trx, [familyId]);
  return checkFamilyValues(
    trx,
    viewer,
    fields,
    given.map((each) => ({ ...each, family_id: familyId })),
  );
};

/** The same for products of several families, whose fields the caller has locked. */
export const checkFamilyValues = async (
  trx: Db,
  viewer: Viewer,
  families: ReadonlyMap<string, readonly Field[]>,
  given: readonly (Given & { family_id: string })[],
): Promise<Outcome[]> => {
  const byKey = new Map(
    [...families].map(([id, fields]) => [
      id,
      new Map(fields.map((field) => [valueKey(field), field])),
    ]),
  );
  const fieldsOf = (familyId: string) => byKey.get(familyId) ?? new Map<string, Field>();
  const outcomes = given.map((each) => holdAgainst(fieldsOf(each.family_id), viewer, each));
  const choices = outcomes.flatMap(({ values, violations }, n) => {
    const fields = fieldsOf(given[n]?.family_id ?? '');
    return values
      .filter((each) => each.value !== '' && fields.get(valueKey(each))?.type === 'select')
      .map((chosen) => ({ chosen, violations }));
  });
  const options = await optionsOf(
    trx,
    choices.map(({ chosen }) => chosen),
  );
  for (const { chosen, violations } of choices) {
    const option = options.get(choiceKey(chosen));
    if (option) Object.assign(chosen, { option_id: option.id, value: option.name });
    else violations[sourceOf(chosen)] = { rule: 'rules.noOption' };
  }
  return outcomes;
};

/** The same for one product; INVALID with every rejected field. Returns the values to write. */
export const assertValues = async (
  trx: Trx,
  viewer: Viewer,
  familyId: string,
  given: Given,
): Promise<CheckedValue[]> => {
  const [outcome] = await checkValues(trx, viewer, familyId, [given]);
  const { values = [], violations = {} } = outcome ?? {};
  if (Object.keys(violations).length > 0) throw invalid(violations);
  return values;
};

/** The variation's current values. */
export const presentValues = (trx: Trx, id: string): Promise<AttributeValue[]> =>
  trx
    .selectFrom('variation_attributes')
    .select(['group_id', 'attr_id', 'value'])
    .where('variation_id', '=', id)
    .execute();

/** Writes checked values, deleting empty ones; the caller has locked the variations. */
export const writeValues = async (trx: Trx, rows: readonly ValueRow[]): Promise<void> => {
  const removed = rows.filter(({ value }) => value === '');
  const filled = rows.filter(({ value }) => value !== '');
  if (removed.length > 0) {
    await sql`
      delete from variation_attributes h using ${given(removed)}
      where h.variation_id = x.variation_id
        and h.group_id = x.group_id and h.attr_id = x.attr_id`.execute(trx);
  }
  if (filled.length > 0) {
    await sql`
      ${inserted(filled)}
      on conflict (variation_id, group_id, attr_id) do update set value = excluded.value,
        option_id = coalesce(excluded.option_id, variation_attributes.option_id)
      where variation_attributes.value <> excluded.value`.execute(trx);
  }
};

/** The same for new variations, which have none yet. */
export const insertValues = async (trx: Trx, rows: readonly ValueRow[]): Promise<void> => {
  const filled = rows.filter(({ value }) => value !== '');
  if (filled.length > 0) await inserted(filled).execute(trx);
};

const inserted = (rows: readonly ValueRow[]) => sql`
  insert into variation_attributes (variation_id, group_id, attr_id, value, option_id)
  select x.variation_id, x.group_id, x.attr_id, x.value, x.option_id from ${given(rows)}`;

const given = (rows: readonly ValueRow[]) => sql`
  jsonb_to_recordset(${jsonb(rows)})
    as x(variation_id bigint, group_id bigint, attr_id bigint, value text, option_id bigint)`;

/** The same values for each of the variations. */
export const writeSameValues = (
  trx: Trx,
  ids: readonly string[],
  values: readonly CheckedValue[],
): Promise<void> =>
  writeValues(
    trx,
    ids.flatMap((variation_id) => values.map((value) => ({ variation_id, ...value }))),
  );

/**
 * The fields of families, locked until the transaction ends. Options of system attributes are not
 * values; they make the variation.
 */
export const familyFields = async (
  trx: Db,
  familyIds: readonly string[],
): Promise<ReadonlyMap<string, NamedField[]>> => {
  const ids = sql`${familyIds}::bigint[]`;
  // a change of fields tidies up values afterwards, so none may happen in between
  await sql`select id from attribute_families where id = any(${ids}) order by id for share`.execute(
    trx,
  );
  await sql`
    select id from attribute_groups
    where id in (select group_id from attribute_family_groups where family_id = any(${ids}))
    order by id for share`.execute(trx);
  const { rows } = await sql<NamedField>`
    select f.family_id, f.group_id, f.attr_id, a.type, f.required as is_required, a.name, a.unit,
      g.name as group, a.is_editable and g.is_editable as is_editable
    from (${fieldsOf(sql`select unnest(${ids})`)}) f
    join attributes a on a.id = f.attr_id and not a.is_configurable
    join attribute_groups g on g.id = f.group_id`.execute(trx);
  const fields = new Map<string, NamedField[]>(familyIds.map((id) => [id, []]));
  for (const row of rows) fields.get(row.family_id)?.push(row);
  return fields;
};

const sourceOf = (value: AttributeValue) => `inputs.${valueKey(value)}`;

const optional = (field: Field): Field => ({ ...field, is_required: false });

const holdAgainst = (
  fields: ReadonlyMap<string, Field>,
  viewer: Viewer,
  { values, present = [], isWhole = false, mayBeIncomplete = false }: Given,
): Outcome => {
  const outcome: Outcome = { values: [], violations: {} };
  const before = new Map(present.map((each) => [valueKey(each), each.value]));
  const mayChange = (field: Field) => viewer.portal === 'admin' || field.is_editable;
  for (const each of values) {
    const key = valueKey(each);
    const field = fields.get(key);
    if (!field) {
      outcome.violations[sourceOf(each)] = { rule: 'rules.notInFamily' };
    } else if (!mayChange(field)) {
      if (each.value !== (before.get(key) ?? '')) {
        outcome.violations[sourceOf(each)] = { rule: 'rules.notEditable' };
      }
    } else {
      const { value, violation } = checkValue(
        mayBeIncomplete ? optional(field) : field,
        each.value,
      );
      if (violation) outcome.violations[sourceOf(each)] = violation;
      else outcome.values.push({ ...each, value, option_id: null });
    }
  }
  if (!isWhole || mayBeIncomplete) return outcome;
  const named = new Set(values.map(valueKey));
  for (const [key, field] of fields) {
    if (named.has(key) || !field.is_required || !mayChange(field) || before.get(key)) continue;
    outcome.violations[`inputs.${key}`] = { rule: 'rules.required' };
  }
  return outcome;
};

const choiceKey = ({ attr_id, value }: Pick<AttributeValue, 'attr_id' | 'value'>) =>
  `${attr_id} ${value}`;

/**
 * The options that select values name, in any spelling, by `choiceKey`; locked against renaming and
 * deletion until the transaction ends.
 */
const optionsOf = async (
  trx: Db,
  choices: readonly AttributeValue[],
): Promise<ReadonlyMap<string, { id: string; name: string }>> => {
  if (choices.length === 0) return new Map();
  const named = new Map(choices.map((each) => [choiceKey(each), each]));
  const { rows } = await sql<{ id: string; name: string; attr_id: string; value: string }>`
    select o.id, o.name, x.attr_id, x.value
    from attribute_options o
    join unnest(
      ${[...named.values()].map(({ attr_id }) => attr_id)}::bigint[],
      ${[...named.values()].map(({ value }) => value)}::text[]) as x(attr_id, value)
      on o.attr_id = x.attr_id and o.name_key = spelling_key(x.value)
    order by o.id for share of o`.execute(trx);
  return new Map(rows.map((row) => [choiceKey(row), row]));
};
