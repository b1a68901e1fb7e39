import type { Choice } from '#contract/combination.ts';
import { defaultPatterns, namesBy, sumOf } from '#contract/generation.ts';

/** The options of a product, and the pattern that names its variations. */
export interface VariedProduct {
  id: string;
  name: string;
  attributes: readonly {
    attr_id: string;
    name: string;
    slug: string;
    options: readonly { id: string; name: string }[];
  }[];
  pattern?:
    | {
        name: string;
        slug: string;
        sku: string;
        price: string;
        surcharges: readonly { option_id: string; amount: string }[];
        tags: readonly string[];
      }
    | null
    | undefined;
}

/** Returns the names of the combination's options, by attribute. */
export const optionNames = (
  { attributes }: Pick<VariedProduct, 'attributes'>,
  combination: readonly Choice[],
): ReadonlyMap<string, string> => {
  const chosen = new Map(combination.map(({ attr_id, option_id }) => [attr_id, option_id]));
  return new Map(
    attributes.flatMap(({ attr_id, options }) => {
      const option = options.find(({ id }) => id === chosen.get(attr_id));
      return option ? [[attr_id, option.name] as const] : [];
    }),
  );
};

/**
 * Returns the initial values of a single new variation: the name and price that a generation would
 * use.
 */
export const proposalFor = (
  product: VariedProduct,
  combination: readonly Choice[],
  number: number,
) => {
  const { name, attributes, pattern } = product;
  const names = optionNames(product, combination);
  const chosen = new Set(combination.map(({ option_id }) => option_id));
  const surcharges = (pattern?.surcharges ?? []).filter(({ option_id }) => chosen.has(option_id));
  const options = attributes.flatMap(({ attr_id, slug }) => {
    const option = names.get(attr_id);
    return option === undefined ? [] : [{ attribute: slug, name: option }];
  });
  return {
    ...namesBy(pattern ?? defaultPatterns, { product: name, number, options }),
    price: pattern ? sumOf([pattern.price, ...surcharges.map(({ amount }) => amount)]) : '',
    tags: [...(pattern?.tags ?? [])],
  };
};
