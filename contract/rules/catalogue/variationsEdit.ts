import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import { bulkInputOf, changesAny } from '#contract/rules/platform/bulk.ts';
import { id, oneOrMoreIds, price } from '#contract/rules/platform/fields.ts';
import { attributeValues } from './attributeValue.ts';
import { variationsQuery } from './variation.ts';

/** At most two decimal places, so that price × percentage is exact before rounding. */
const percent = (atMost: number) =>
  v.pipe(
    v.union([v.string(), v.number()], 'rules.required'),
    v.transform((value) => String(value).trim()),
    v.minLength(1, 'rules.required'),
    v.regex(/^\d+(?:\.\d{1,2})?$/, 'rules.percent'),
    v.check((text) => Number(text) <= atMost, 'rules.percentTooLarge'),
  );

/**
 * A price change: sets an amount, or raises or lowers the price by an amount or a percentage.
 * Rounded to cents, half a cent away from zero.
 */
const priceChange = v.variant(
  'mode',
  [
    v.object({ mode: v.picklist(['set', 'increase', 'decrease']), amount: price }),
    v.object({ mode: v.literal('increasePercent'), amount: percent(limits.increasePercent) }),
    v.object({ mode: v.literal('decreasePercent'), amount: percent(100) }),
  ],
  'rules.required',
);
export type PriceChange = v.InferOutput<typeof priceChange>;

const tagsChange = v.object({
  mode: v.picklist(['add', 'remove', 'replace'], 'rules.required'),
  ids: oneOrMoreIds(limits.maxPageSize),
});
export type TagsChange = v.InferOutput<typeof tagsChange>;

/**
 * Categories of the parent products; `main` makes a category the main one and adds it if missing.
 */
const categoriesChange = v.pipe(
  v.object({
    mode: v.picklist(['add', 'remove', 'main'], 'rules.required'),
    ids: oneOrMoreIds(limits.categoriesPerProduct),
  }),
  v.forward(
    v.check(({ mode, ids: given }) => mode !== 'main' || given.length === 1, 'rules.oneCategory'),
    ['ids'],
  ),
);
export type CategoriesChange = v.InferOutput<typeof categoriesChange>;

/**
 * An empty value removes the present one. The attribute's rules decide whether the value is valid.
 */
const attributeChange = v.object({
  attr_id: id,
  value: v.nullish(v.string('rules.wrongType'), ''),
});
export type AttributeChange = v.InferOutput<typeof attributeChange>;

/** The number of attributes that one bulk edit can change. */
export const attributesAtOnce = 20;

/** Several attributes, each only once. */
const attributesChange = v.pipe(
  v.array(attributeChange, 'rules.required'),
  v.minLength(1, 'rules.required'),
  v.maxLength(attributesAtOnce, 'rules.maxItems'),
  v.check((given) => hasNoneTwice(given), 'bulkEdit.attributeTwice'),
);

const hasNoneTwice = (given: readonly { attr_id: string }[]): boolean =>
  new Set(given.map(({ attr_id }) => attr_id)).size === given.length;

/** Values of several attributes, each in its group; an empty one removes the present one. */
const valuesChange = v.pipe(attributeValues, v.minLength(1, 'rules.required'));
export type ValuesChange = v.InferOutput<typeof valuesChange>;

/** Fields that a bulk edit can change, in the order in which it changes them. */
export const editKinds = ['price', 'tags', 'categories', 'attributes', 'values'] as const;
export type EditKind = (typeof editKinds)[number];

export const priceModes = [
  'set',
  'increase',
  'decrease',
  'increasePercent',
  'decreasePercent',
] as const satisfies readonly PriceChange['mode'][];
export const tagsModes = ['add', 'remove', 'replace'] as const;
export const categoriesModes = ['add', 'remove', 'main'] as const;

const changes = {
  price: v.nullish(priceChange),
  tags: v.nullish(tagsChange),
  categories: v.nullish(categoriesChange),
  attributes: v.nullish(attributesChange),
  values: v.nullish(valuesChange),
};

/** Both would write the same value, with an order that nobody has chosen. */
const areApart = ({ attributes, values }: Pick<VariationsChanges, 'attributes' | 'values'>) => {
  const given = new Set(attributes?.map(({ attr_id }) => attr_id));
  return !values?.some(({ attr_id }) => given.has(attr_id));
};

/** Changes without their rows, for a form: at least one, of different fields. */
export const variationsChange = v.pipe(
  v.object(changes),
  v.forward(
    v.check((input) => changesAny(editKinds, input), 'rules.required'),
    ['price'],
  ),
  v.forward(
    v.check((input) => areApart(input), 'bulkEdit.attributeTwice'),
    ['attributes'],
  ),
);
export type VariationsChanges = v.InferOutput<v.ObjectSchema<typeof changes, undefined>>;

/** Changes for the selected rows, or for all rows that match the query. */
export const variationsEditInput = v.pipe(
  bulkInputOf(variationsQuery, changes),
  v.forward(
    v.check((input) => changesAny(editKinds, input), 'rules.required'),
    ['price'],
  ),
  v.forward(
    v.check((input) => areApart(input), 'bulkEdit.attributeTwice'),
    ['attributes'],
  ),
);
