import type { ImportChange, ImportFault } from '#contract/generated/schema.ts';
import { decimalOf, namesInCell } from '#contract/importCells.ts';
import { limits } from '#contract/limits.ts';
import { measured } from '#contract/measured.ts';
import { type AttributeValue, valueKey } from '#contract/rules/catalogue/attributeValue.ts';
import { spellingKey } from '#contract/rules/catalogue/spelling.ts';
import type { CheckedValue, NamedField } from '#server/modules/catalogue/variations/values.ts';
import type { Catalogue, Present } from './catalogue.ts';
import { fault } from './faults.ts';
import type { Draft, NamedAttribute, Picture } from './types.ts';

const sameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Whether the field has this name, or this name with its unit as in the template. */
const isNamed = (field: NamedField, name: string) =>
  sameName(field.name, name) || sameName(measured(field), name);

export interface GivenValue extends AttributeValue {
  heading: string;
  type: NamedField['type'];
}

/** The fields that a column may mean. A name with a colon may be the attribute's own name. */
const fieldsNamed = (
  fields: readonly NamedField[],
  { name, group }: Omit<NamedAttribute, 'heading'>,
): readonly NamedField[] => {
  const own = fields.filter((field) => isNamed(field, group ? `${group}: ${name}` : name));
  return own.length > 0 || !group ? own : inGroup(fields, group, name);
};

/** The heading of a field's column in the row's sheet, else the field's name. */
export const headingOfField = ({ attributeColumns }: Draft, field: NamedField): string =>
  attributeColumns.find((column) => fieldsNamed([field], column).length > 0)?.heading ?? field.name;

interface ToTell {
  faults: ImportFault[];
  /** Headings of values without a field that the user leaves out. */
  leftOut: ReadonlySet<string>;
  /** Collects the ignored headings of this row. */
  omitted: string[];
}

/** A row's values by field of its family; a value without a field is either an error or ignored. */
export const valuesOf = (
  { attributes }: Draft,
  fields: readonly NamedField[],
  { faults, leftOut, omitted }: ToTell,
): GivenValue[] => {
  const seen = new Set<string>();
  return attributes.flatMap(({ heading, text, ...named }) => {
    const [field, ...more] = fieldsNamed(fields, named);
    if (!field && leftOut.has(heading)) {
      omitted.push(heading);
      return [];
    }
    if (!field || more.length > 0) {
      faults.push(fault(heading, field ? 'rules.importAmbiguousField' : 'rules.importNoField'));
      return [];
    }
    const decimal = field.type === 'number' ? decimalOf(text) : { value: text };
    if (decimal.violation) {
      faults.push(fault(heading, decimal.violation.rule));
      return [];
    }
    const { group_id, attr_id, type } = field;
    if (seen.has(valueKey(field))) {
      faults.push(fault(heading, 'rules.valueTwice'));
      return [];
    }
    seen.add(valueKey(field));
    return [{ group_id, attr_id, type, heading, value: decimal.value ?? text }];
  });
};

const inGroup = (fields: readonly NamedField[], group: string, name: string) =>
  fields.filter((field) => sameName(field.group, group) && isNamed(field, name));

/** The checked values that differ from the existing ones, as changes. */
export const changedValues = (
  given: readonly GivenValue[],
  checked: readonly CheckedValue[],
  present: Present | undefined,
  changes: ImportChange[],
): CheckedValue[] => {
  const before = new Map((present?.values ?? []).map((each) => [valueKey(each), each.value]));
  return checked.filter((each, n) => {
    const was = before.get(valueKey(each));
    const { heading = '', type } = given[n] ?? {};
    const isSame =
      was === each.value ||
      (type === 'select' && was !== undefined && spellingKey(was) === spellingKey(each.value));
    if (!isSame) {
      const change = { column: heading, before: was ?? null, after: each.value };
      changes.push(type === 'number' ? { ...change, kind: 'number' } : change);
    }
    return !isSame;
  });
};

/** The tags of a row; undefined if unchanged. A new variation needs one (specification 5). */
export const tagsOf = (
  { plain: { tags }, headingOf }: Draft,
  present: Present | undefined,
  catalogue: Catalogue,
  faults: ImportFault[],
  changes: ImportChange[],
): string[] | undefined => {
  const heading = headingOf('tags');
  if (!tags) {
    if (!present) faults.push(fault(heading, 'rules.required'));
    return undefined;
  }
  const found = namesInCell(tags.text).flatMap((name) => {
    const [tag] = catalogue.tags.get(name) ?? [];
    if (!tag) faults.push(fault(heading, 'rules.importUnknown', { name }));
    return tag ?? [];
  });
  const ids = new Set(found.map(({ id }) => id));
  const before = present?.tags ?? [];
  if (present && before.length === ids.size && before.every(({ id }) => ids.has(id))) {
    return undefined;
  }
  changes.push({ column: heading, before: joined(before), after: joined(found) });
  return [...ids];
};

const joined = (named: readonly { name: string }[]): string | null =>
  named.length > 0 ? named.map(({ name }) => name).join('; ') : null;

/** The images of a row, main one first; undefined if unchanged. */
export const imagesOf = (
  { plain: { images }, headingOf }: Draft,
  present: Present | undefined,
  catalogue: Catalogue,
  faults: ImportFault[],
  changes: ImportChange[],
): Picture[] | undefined => {
  if (!images) return undefined;
  const heading = headingOf('images');
  const shown = present?.images ?? [];
  const found = new Map<string, Picture>();
  for (const name of namesInCell(images.text)) {
    const own =
      shown.find(({ filename }) => filename === name) ??
      shown.find(({ originName }) => sameName(originName, name));
    const picture = own ?? catalogue.pictures.get(name);
    if (picture) found.set(picture.filename, picture);
    else faults.push(fault(heading, 'rules.importNoPicture', { name }));
  }
  if (found.size > limits.imagesPerVariation) {
    faults.push(fault(heading, 'rules.maxItems', { limit: limits.imagesPerVariation }));
  }
  const wanted = [...found.values()];
  if (
    wanted.map(({ filename }) => filename).join() === shown.map(({ filename }) => filename).join()
  ) {
    return undefined;
  }
  changes.push({ column: heading, before: filesOf(shown), after: filesOf(wanted) });
  return wanted;
};

const filesOf = (pictures: readonly Picture[]): string | null =>
  pictures.map(({ originName, filename }) => originName || filename).join('; ') || null;
