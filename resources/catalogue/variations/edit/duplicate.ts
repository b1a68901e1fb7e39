import { combinationCount } from '#contract/combination.ts';
import { limits } from '#contract/limits.ts';
import type { ConfigurableAttribute } from '#resources/catalogue/variations/parts/combination.ts';
import type { Properties } from '#resources/catalogue/variations/parts/PropertiesForm.tsx';
import {
  type FieldGroup,
  formValuesOf,
} from '#resources/catalogue/variations/parts/productFamily.ts';
import type { VariationRecord } from '#resources/catalogue/variations/parts/records.ts';
import type { ProductToDuplicateInQuery } from './duplicate.generated.ts';

/**
 * Whether the user can duplicate the variation. Simple products have only one variation, and each
 * variation has at most one sample.
 */
export const mayDuplicate = ({ parent, sample_of_id }: VariationRecord): boolean =>
  parent.type === '2' && sample_of_id === null;

export const attributesOf = ({ productById }: ProductToDuplicateInQuery): ConfigurableAttribute[] =>
  productById.data.attributes.map(({ attr_id, attribute, options }) => ({
    attr_id,
    name: attribute.name,
    options,
  }));

/** Whether the product has a combination that no variation uses. */
export const hasFreeCombination = (asked: ProductToDuplicateInQuery): boolean => {
  const all = combinationCount(
    asked.productById.data.attributes.map(({ options }) => ({
      options: options.map(({ id }) => id),
    })),
  );
  return asked.variations.data.results.length < all;
};

const suffix = '-2';

/** Returns a draft copy without slug and article number, which must be unique. */
export const copyOf = (
  record: VariationRecord,
  groups: readonly FieldGroup[],
): Partial<Properties> => {
  const { name, slug, sku, price, tags, is_simple_product, images } = record;
  return {
    ...{ name, price, tags, is_simple_product },
    slug: slug.slice(0, limits.slug - suffix.length) + suffix,
    sku: sku.slice(0, limits.sku - suffix.length) + suffix,
    images: images.map(({ filename, originName, alt, main }) => ({
      filename,
      originName,
      alt,
      main,
    })),
    inputs: formValuesOf(groups, record.variationAttributes),
  };
};
