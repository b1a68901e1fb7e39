import * as v from 'valibot';
import {
  type AttributeWithOptions,
  type Choice,
  combinationKey,
  combinationViolation,
} from '#contract/combination.ts';
import { limits } from '#contract/limits.ts';
import { bulkInputOf } from '#contract/rules/platform/bulk.ts';
import {
  confirmedLoss,
  id,
  ids,
  price,
  requiredId,
  requiredText,
  searchText,
  sku,
  slug,
  status,
  version,
} from '#contract/rules/platform/fields.ts';
import { variationImagesInput } from '#contract/rules/platform/image.ts';
import { listQuery, statusFilter } from '#contract/rules/platform/list.ts';
import { attributeValues } from './attributeValue.ts';
import { allowIncomplete, mayBeIncomplete } from './variation.ts';

/** '1' simple, '2' configurable. */
const productType = v.picklist(['1', '2'], 'rules.productType');

const isNotEmpty = (list: unknown[]) => list.length > 0;

const hasNoAttributeTwice = (list: { attr_id: string }[]) =>
  new Set(list.map(({ attr_id }) => attr_id)).size === list.length;

/** The attributes of a product: no duplicates, each with at least one option. */
export const productAttributes = v.pipe(
  v.array(
    v.object({
      attr_id: requiredId,
      options: v.pipe(
        ids(limits.optionsPerAttribute),
        v.check((list) => isNotEmpty(list), 'rules.optionRequired'),
      ),
    }),
    'rules.required',
  ),
  v.maxLength(limits.attributesPerProduct, 'rules.maxItems'),
  v.check((list) => hasNoAttributeTwice(list), 'rules.attributeChosenTwice'),
);

/** The options of a variation (specification 5, "Variation dialog"). */
const combination = v.pipe(
  v.array(v.object({ attr_id: requiredId, option_id: requiredId }), 'rules.required'),
  v.maxLength(limits.attributesPerProduct, 'rules.maxItems'),
  v.check((list) => hasNoAttributeTwice(list), 'rules.attributeChosenTwice'),
);

export const newVariationInput = v.pipe(
  v.object({
    combinations: v.nullish(combination, []),
    name: requiredText(limits.name),
    slug,
    sku,
    price,
    status: v.nullish(status, '2'),
    tags: v.nullish(ids(limits.maxPageSize), []),
    is_simple_product: v.nullish(v.boolean('rules.wrongType'), false),
    images: v.nullish(variationImagesInput.entries.images, []),
    inputs: v.nullish(attributeValues),
    allowIncomplete,
  }),
  v.forward(
    v.partialCheck(
      [['tags'], ['status'], ['allowIncomplete']],
      (input) => isNotEmpty(input.tags) || mayBeIncomplete(input),
      'rules.required',
    ),
    ['tags'],
  ),
);
export type NewVariation = v.InferOutput<typeof newVariationInput>;

export const variationCombinationInput = v.object({ combinations: combination, version });

const fields = {
  name: requiredText(limits.name),
  slug,
  status,
  type: productType,
  family_id: requiredId,
  manufacturer_id: v.nullish(id),
  categories: v.pipe(
    ids(limits.categoriesPerProduct),
    v.check((list) => isNotEmpty(list), 'rules.required'),
  ),
  main_category_id: requiredId,
  attributes: v.nullish(productAttributes, []),
  isAutomatic: v.nullish(v.boolean('rules.wrongType'), false),
  confirmedLoss,
  version,
};

interface Made {
  type: string;
  attributes: readonly AttributeWithOptions[];
}

/** A simple product must not have system attributes. */
const isOneThing = ({ type, attributes }: Made) => type !== '1' || attributes.length === 0;

/** A configurable product must have at least one system attribute. */
const differsBySomething = ({ type, attributes }: Made) => type !== '2' || attributes.length > 0;

export const productUpdateInput = v.pipe(
  v.object(fields),
  v.forward(v.partialCheck([['type'], ['attributes']], isOneThing, 'rules.noCombination'), [
    'attributes',
  ]),
  v.forward(v.partialCheck([['type'], ['attributes']], differsBySomething, 'rules.required'), [
    'attributes',
  ]),
);
export type ProductValues = v.InferOutput<typeof productUpdateInput>;

interface WithVariations extends Made {
  variations: readonly { combinations: readonly Choice[] }[];
}

const hasOneIfSimple = ({ type, variations }: WithVariations) =>
  type !== '1' || variations.length === 1;

const combinationsFit = ({ attributes, variations }: WithVariations) =>
  variations.every(({ combinations }) => combinationViolation(attributes, combinations) === null);

const hasNoCombinationTwice = ({ variations }: WithVariations) => {
  const keys = variations.map(({ combinations }) =>
    combinationKey(combinations.map(({ option_id }) => option_id)),
  );
  return new Set(keys).size === keys.length;
};

export const productCreateInput = v.pipe(
  v.object({
    ...fields,
    variations: v.nullish(
      v.pipe(
        v.array(newVariationInput, 'rules.wrongType'),
        v.maxLength(limits.variationsToBeginWith, 'rules.maxItems'),
      ),
      [],
    ),
  }),
  v.forward(v.partialCheck([['type'], ['attributes']], isOneThing, 'rules.noCombination'), [
    'attributes',
  ]),
  v.forward(v.partialCheck([['type'], ['attributes']], differsBySomething, 'rules.required'), [
    'attributes',
  ]),
  v.forward(
    v.check((input) => hasOneIfSimple(input), 'rules.oneVariation'),
    ['variations'],
  ),
  v.forward(
    v.check((input) => combinationsFit(input), 'rules.notOfProduct'),
    ['variations'],
  ),
  v.forward(
    v.check((input) => hasNoCombinationTwice(input), 'rules.variationExists'),
    ['variations'],
  ),
);
export type NewProduct = v.InferOutput<typeof productCreateInput>;

export const parentsQuery = v.object({
  ...listQuery(['name', 'id', 'status', 'type', 'updatedAt']),
  ids: v.nullish(ids(limits.maxPageSize)),
  name: searchText,
  status: statusFilter,
  type: v.nullish(productType),
  family_id: v.nullish(id),
  manufacturer_id: v.nullish(id),
  categories: v.nullish(ids(limits.maxPageSize)),
  included: v.nullish(v.boolean('rules.filter')),
});

export const parentsStatusInput = bulkInputOf(parentsQuery, { status });
