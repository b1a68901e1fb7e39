import { sql, type Transaction } from 'kysely';
import {
  type AttributeValue,
  checkValue,
  type ValueField,
  valueKey,
} from '#contract/rules/attributeValue.ts';
import type { Breaches } from '#contract/rules/check.ts';
import type { Db } from '#server/db/database.ts';
import type { DB } from '#server/generated/database.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { invalid } from '#server/graphql/errors.ts';
import { fieldsOf } from '#server/modules/attributeFamilies/fields.ts';

type Trx = Transaction<DB>;

interface Field extends ValueField {
  /** By manufacturers; administrators change every field. */
  is_editable: boolean;
}

/** A field of a family as people know it. */
export interface NamedField extends Field {
  family_id: string;
  name: string;
  group: string;
}

/** A value of one of many variations, to be written. */
export interface ValueRow extends AttributeValue {
  variation_id: string;
}

interface Given {
  values: readonly AttributeValue[];
  /** What is there already: of a variation that is new, nothing. */
  present?: readonly AttributeValue[];
  /** Whether all that the family requires must have a value afterwards. */
  isWhole?: boolean;
}

interface Outcome {
  /** To be written; what the viewer may not change and did not is not among them. */
  values: AttributeValue[];
  /** By `inputs.<group_id>-<attr_id>`. */
  breaches: Breaches;
}

/**
 * Holds the values of products of a family against its fields, for each of `given`: that they are of
 * its groups and make no variations, are what their attributes take, the viewer's to change, and none
 * is missing. A handful of statements however many there are. Family and options stay until the transaction
 * ends.
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
  const choices = outcomes.flatMap(({ values }, n) =>
    values.filter(
      (each) =>
        each.value !== '' &&
        fieldsOf(given[n]?.family_id ?? '').get(valueKey(each))?.type === 'select',
    ),
  );
  const unknown = await unknownOptions(trx, choices);
  for (const { values, breaches } of outcomes) {
    for (const each of values) {
      if (unknown.has(choiceKey(each))) breaches[sourceOf(each)] = { rule: 'rules.noOption' };
    }
  }
  return outcomes;
};

/** The same for one product; INVALID with every field that is refused. Answers what is to be written. */
export const assertValues = async (
  trx: Trx,
  viewer: Viewer,
  familyId: string,
  given: Given,
): Promise<AttributeValue[]> => {
  const [outcome] = await checkValues(trx, viewer, familyId, [given]);
  const { values = [], breaches = {} } = outcome ?? {};
  if (Object.keys(breaches).length > 0) throw invalid(breaches);
  return values;
};

/** What the variation says now. */
export const presentValues = (trx: Trx, id: string): Promise<AttributeValue[]> =>
  trx
    .selectFrom('variation_attributes')
    .select(['group_id', 'attr_id', 'value'])
    .where('variation_id', '=', id)
    .execute();

/** Writes checked values, an empty one by deleting; whoever calls has locked the variations. */
export const writeValues = async (trx: Trx, rows: readonly ValueRow[]): Promise<void> => {
  const removed = rows.filter(({ value }) => value === '');
  const told = rows.filter(({ value }) => value !== '');
  const given = (some: readonly ValueRow[]) => sql`
    jsonb_to_recordset(${JSON.stringify(some)}::jsonb)
      as x(variation_id bigint, group_id bigint, attr_id bigint, value text)`;
  if (removed.length > 0) {
    await sql`
      delete from variation_attributes h using ${given(removed)}
      where h.variation_id = x.variation_id
        and h.group_id = x.group_id and h.attr_id = x.attr_id`.execute(trx);
  }
  if (told.length > 0) {
    await sql`
      insert into variation_attributes (variation_id, group_id, attr_id, value)
      select x.variation_id, x.group_id, x.attr_id, x.value from ${given(told)}
      on conflict (variation_id, group_id, attr_id) do update set value = excluded.value
      where variation_attributes.value <> excluded.value`.execute(trx);
  }
};

/** The same values for each of the variations. */
export const writeSameValues = (
  trx: Trx,
  ids: readonly string[],
  values: readonly AttributeValue[],
): Promise<void> =>
  writeValues(
    trx,
    ids.flatMap((variation_id) => values.map((value) => ({ variation_id, ...value }))),
  );

/**
 * The fields of families, which stay as they are until the transaction ends. Options of configurable
 * attributes are no values, they make the variation.
 */
export const familyFields = async (
  trx: Db,
  familyIds: readonly string[],
): Promise<ReadonlyMap<string, NamedField[]>> => {
  const ids = sql`${familyIds}::bigint[]`;
  // what their changes do to values is tidied up afterwards, so none comes in between
  await sql`select id from attribute_families where id = any(${ids}) order by id for share`.execute(
    trx,
  );
  await sql`
    select id from attribute_groups
    where id in (select group_id from attribute_family_groups where family_id = any(${ids}))
    order by id for share`.execute(trx);
  const { rows } = await sql<NamedField>`
    select f.family_id, f.group_id, f.attr_id, a.type, f.required as is_required, a.name,
      g.name as group, a.is_editable and g.is_editable as is_editable
    from (${fieldsOf(sql`select unnest(${ids})`)}) f
    join attributes a on a.id = f.attr_id and not a.is_configurable
    join attribute_groups g on g.id = f.group_id`.execute(trx);
  const fields = new Map<string, NamedField[]>(familyIds.map((id) => [id, []]));
  for (const row of rows) fields.get(row.family_id)?.push(row);
  return fields;
};

const sourceOf = (value: AttributeValue) => `inputs.${valueKey(value)}`;

const holdAgainst = (
  fields: ReadonlyMap<string, Field>,
  viewer: Viewer,
  { values, present = [], isWhole = false }: Given,
): Outcome => {
  const outcome: Outcome = { values: [], breaches: {} };
  const before = new Map(present.map((each) => [valueKey(each), each.value]));
  const mayChange = (field: Field) => viewer.portal === 'admin' || field.is_editable;
  for (const each of values) {
    const key = valueKey(each);
    const field = fields.get(key);
    if (!field) {
      outcome.breaches[sourceOf(each)] = { rule: 'rules.notInFamily' };
    } else if (!mayChange(field)) {
      if (each.value !== (before.get(key) ?? '')) {
        outcome.breaches[sourceOf(each)] = { rule: 'rules.notEditable' };
      }
    } else {
      const { value, breach } = checkValue(field, each.value);
      if (breach) outcome.breaches[sourceOf(each)] = breach;
      else outcome.values.push({ ...each, value });
    }
  }
  if (!isWhole) return outcome;
  const named = new Set(values.map(valueKey));
  for (const [key, field] of fields) {
    if (named.has(key) || !field.is_required || !mayChange(field) || before.get(key)) continue;
    outcome.breaches[`inputs.${key}`] = { rule: 'rules.required' };
  }
  return outcome;
};

const choiceKey = ({ attr_id, value }: Pick<AttributeValue, 'attr_id' | 'value'>) =>
  `${attr_id} ${value}`;

/** Those of the choices that are no option, in whatever spelling; the others cannot be renamed now. */
const unknownOptions = async (
  trx: Db,
  choices: readonly AttributeValue[],
): Promise<ReadonlySet<string>> => {
  if (choices.length === 0) return new Set();
  const named = new Map(choices.map((each) => [choiceKey(each), each]));
  const { rows } = await sql<Pick<AttributeValue, 'attr_id' | 'value'>>`
    select x.attr_id, x.value
    from attribute_options o
    join unnest(
      ${[...named.values()].map(({ attr_id }) => attr_id)}::bigint[],
      ${[...named.values()].map(({ value }) => value)}::text[]) as x(attr_id, value)
      on o.attr_id = x.attr_id and o.name_key = spelling_key(x.value)
    order by o.id for key share of o`.execute(trx);
  const known = new Set(rows.map(choiceKey));
  return new Set([...named.keys()].filter((key) => !known.has(key)));
};
