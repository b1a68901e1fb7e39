import type { HistoryEntity } from '#contract/rules/history.ts';

/** What a record was, as its module's snapshot has it. */
export type State = Record<string, unknown>;

/** The tables that records are called by name from, by what refers to them. */
export type NamedKind =
  | 'attribute'
  | 'attributeOption'
  | 'attributeFamily'
  | 'attributeGroup'
  | 'category'
  | 'manufacturer'
  | 'parentProduct'
  | 'service'
  | 'serviceGroup'
  | 'tag'
  | 'variation';

export interface Reference {
  kind: NamedKind;
  id: string;
}

/** A line of a field: texts, and records whose names stand in their places. */
export type Line = readonly (string | Reference)[];

type Read = (value: unknown) => Line[];

const isReference = (part: string | Reference): part is Reference => typeof part !== 'string';

export const referencesIn = (lines: readonly Line[]): Reference[] =>
  lines.flatMap((line) => line.filter(isReference));

const to = (kind: NamedKind): ((id: unknown) => Reference) => {
  return (id) => ({ kind, id: String(id) });
};

const plain: Read = (value) =>
  value === null || value === undefined || value === '' ? [] : [[String(value)]];

const one = (kind: NamedKind): Read => {
  const reference = to(kind);
  return (value) => (value === null || value === undefined ? [] : [[reference(value)]]);
};

const many = (kind: NamedKind): Read => {
  const reference = to(kind);
  return (value) => listOf<unknown>(value).map((id) => [reference(id)]);
};

const listOf = <Item>(value: unknown): Item[] => (Array.isArray(value) ? value : []);

const attribute = to('attribute');

const combinations: Read = (value) =>
  listOf<{ attr_id: number; option_id: number }>(value).map((item) => [
    attribute(item.attr_id),
    ': ',
    to('attributeOption')(item.option_id),
  ]);

const values: Read = (value) =>
  listOf<{ attr_id: number; value: string }>(value).map((item) => [
    attribute(item.attr_id),
    `: ${item.value}`,
  ]);

const images: Read = (value) => listOf<{ filename: string }>(value).map((item) => [item.filename]);

interface FamilyGroup {
  group_id: number;
  place_use: string | null;
  attributes: { attr_id: number; is_required: boolean }[];
}

/** `Maße: Breite *, Höhe`: the star is what the family requires, the other what it does not. */
const familyGroups: Read = (value) =>
  listOf<FamilyGroup>(value).map(({ group_id, place_use, attributes }) => {
    const parts = [
      ...(place_use ? [[place_use]] : []),
      ...attributes.map(({ attr_id, is_required }) => [
        attribute(attr_id),
        ...(is_required ? [' *'] : []),
      ]),
    ];
    return [
      to('attributeGroup')(group_id),
      ...parts.flatMap((part, index) => [index === 0 ? ': ' : ', ', ...part]),
    ];
  });

/** The main one first. */
const productCategories: Read = (value) =>
  listOf<{ category_id: number; is_main: boolean }>(value)
    .toSorted((one, other) => Number(other.is_main) - Number(one.is_main))
    .map(({ category_id }) => [to('category')(category_id)]);

/** `Farbe: Eiche, Nuss`. */
const productAttributes: Read = (value) =>
  listOf<{ attr_id: number; options: number[] }>(value).map(({ attr_id, options }) => [
    attribute(attr_id),
    ...options.flatMap((option, index) => [
      index === 0 ? ': ' : ', ',
      to('attributeOption')(option),
    ]),
  ]);

const pattern: Read = (value) => {
  const { name, slug, sku, price } = (value ?? {}) as Record<string, unknown>;
  return [name, slug, sku, price].flatMap(plain);
};

interface StateField {
  /** As the form calls it, where that is another name than the state's. */
  name?: string;
  read: Read;
}

const fields: Record<HistoryEntity, Record<string, StateField>> = {
  tag: {},
  sampleBox: { parents: { read: many('parentProduct') } },
  service: { group_id: { name: 'groupId', read: one('serviceGroup') } },
  serviceGroup: {},
  category: { parent_id: { name: 'parentId', read: one('category') } },
  attribute: { sort_index: { name: 'sortIndex', read: plain } },
  attributeOption: {
    attr_id: { read: one('attribute') },
    switch_type: { name: 'switchType', read: plain },
    sort_index: { name: 'place', read: (value) => plain(Number(value) + 1) },
  },
  attributeOptionGroup: {
    attr_id: { read: one('attribute') },
    options: { read: many('attributeOption') },
  },
  attributeGroup: { attributes: { read: many('attribute') } },
  attributeFamily: { groups: { read: familyGroups } },
  parentProduct: {
    family_id: { read: one('attributeFamily') },
    manufacturer_id: { read: one('manufacturer') },
    categories: { read: productCategories },
    attributes: { read: productAttributes },
    is_automatic: { name: 'isAutomatic', read: plain },
    pattern: { read: pattern },
  },
  variation: {
    parent_id: { name: 'parent', read: one('parentProduct') },
    sample_of_id: { read: one('variation') },
    tags: { read: many('tag') },
    services: { read: many('service') },
    service_groups: { read: many('serviceGroup') },
    combinations: { read: combinations },
    values: { read: values },
    images: { read: images },
  },
};

/**
 * What only administrators see: services of a variation (specification 6, service attachment), and whose
 * a product was before.
 */
export const administratorKeys = ['services', 'service_groups', 'manufacturer_id'];

export interface FieldChange {
  field: string;
  before: Line[];
  after: Line[];
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The fields that differ between two states; null is no record at all. */
export const changedFields = (
  entity: HistoryEntity,
  before: State | null,
  after: State | null,
): FieldChange[] => {
  const keys = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return keys.flatMap((key) => {
    const { name = key, read = plain } = fields[entity][key] ?? {};
    const [was, is] = [before?.[key], after?.[key]];
    if (isSame(was, is)) return [];
    const lines = {
      before: was === undefined ? [] : read(was),
      after: is === undefined ? [] : read(is),
    };
    // what is empty says nothing of a record that came or went
    if (lines.before.length + lines.after.length === 0) return [];
    return [{ field: name, ...lines }];
  });
};
