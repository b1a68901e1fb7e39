/** An attribute of a product with its chosen options. */
export interface AttributeWithOptions {
  attr_id: string;
  options: readonly string[];
}

/** The option a variation has for an attribute. */
export interface Choice {
  attr_id: string;
  option_id: string;
}

const byNumber = (one: string, other: string): number =>
  one.length - other.length || (one < other ? -1 : Number(one > other));

/** Key of a set of options, independent of their order; the database stores the same key. */
export const combinationKey = (options: readonly string[]): string =>
  [...options].sort(byNumber).join(',');

/** Number of combinations of the options. */
export const combinationCount = (attributes: readonly Pick<AttributeWithOptions, 'options'>[]) =>
  attributes.length === 0
    ? 0
    : attributes.reduce((count, { options }) => count * options.length, 1);

/** The rule that this combination breaks for a product with these attributes, or null. */
export const combinationViolation = (
  attributes: readonly AttributeWithOptions[],
  combination: readonly Choice[],
): string | null => {
  if (attributes.length === 0) return combination.length > 0 ? 'rules.noCombination' : null;
  const chosen = new Map(combination.map(({ attr_id, option_id }) => [attr_id, option_id]));
  if (chosen.size < attributes.length) return 'rules.combinationIncomplete';
  const fits = attributes.every(({ attr_id, options }) =>
    options.includes(chosen.get(attr_id) ?? ''),
  );
  return fits && combination.length === attributes.length ? null : 'rules.notOfProduct';
};

/** A valid combination, in the order of the product's attributes. */
export const inOrderOf = (
  attributes: readonly AttributeWithOptions[],
  combination: readonly Choice[],
): Choice[] =>
  attributes.flatMap(({ attr_id }) => combination.find((one) => one.attr_id === attr_id) ?? []);
