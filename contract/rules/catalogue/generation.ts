import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import {
  id,
  ids,
  price,
  requiredId,
  requiredText,
  sku,
  slug,
  version,
} from '#contract/rules/platform/fields.ts';
import { listQuery } from '#contract/rules/platform/list.ts';
import { productAttributes } from './parent.ts';

/** The expanded text has its own limits; the pattern just needs some limit. */
const pattern = requiredText(limits.name);

/** EUR, possibly negative: a decimal with a point and at most two decimal places. */
const amount = v.pipe(
  v.union([v.string(), v.number()], 'rules.required'),
  v.transform((value) => String(value).trim()),
  v.regex(/^-?\d{1,10}(?:\.\d{1,2})?$/, 'rules.amount'),
);

/** Input for generating the missing variations of a product. */
export const generationInput = v.object({
  parent_id: requiredId,
  attributes: v.pipe(
    productAttributes,
    v.check((list) => list.length > 0, 'rules.required'),
  ),
  excluded: v.nullish(
    v.pipe(
      v.array(ids(limits.attributesPerProduct), 'rules.wrongType'),
      v.maxLength(limits.generatedVariations, 'rules.maxItems'),
    ),
    [],
  ),
  name: pattern,
  slug: pattern,
  sku: pattern,
  price,
  surcharges: v.nullish(
    v.pipe(
      v.array(v.object({ option_id: id, amount }), 'rules.wrongType'),
      v.maxLength(limits.generatedVariations, 'rules.maxItems'),
      v.check(
        (list) => new Set(list.map(({ option_id }) => option_id)).size === list.length,
        'rules.surchargeTwice',
      ),
    ),
    [],
  ),
  tags: v.nullish(ids(limits.maxPageSize), []),
  isAutomatic: v.nullish(v.boolean('rules.wrongType'), false),
  version,
});
export type GenerationValues = v.InferOutput<typeof generationInput>;

const { page, size } = listQuery(['place']);
export const generationPage = v.object({ page, size });

interface Generated {
  name: string;
  slug: string;
  sku: string;
  price: string;
}

/** The rule a generated variation breaks, or null. */
export const generatedViolation = (variation: Generated): string | null => {
  if (variation.price.startsWith('-')) return 'rules.priceBelowZero';
  if (!v.is(price, variation.price)) return 'rules.priceTooLarge';
  if (!v.is(requiredText(limits.name), variation.name)) return 'rules.generatedName';
  if (!v.is(slug, variation.slug)) return 'rules.generatedSlug';
  if (!v.is(sku, variation.sku)) return 'rules.generatedSku';
  return null;
};
