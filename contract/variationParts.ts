/** Parts that a variation needs before it can be sold, besides its mandatory fields. */
export const variationParts = ['image', 'price', 'tags', 'values'] as const;
export type VariationPart = (typeof variationParts)[number];

/** The parts of a variation that count for its completeness. */
export interface VariationContent {
  imageCount: number;
  price: string;
  tagCount: number;
  /** Values of the family's required attributes, except those that make the variation. */
  requiredValues: readonly string[];
}

export const isMissingValue = (value: string): boolean => value.trim() === '';

/**
 * The number of missing entries of each part; server/modules/catalogue/variations/missing.ts
 * computes the same in SQL.
 */
export const missingCounts = (content: VariationContent): Record<VariationPart, number> => ({
  image: content.imageCount === 0 ? 1 : 0,
  price: Number(content.price) === 0 ? 1 : 0,
  tags: content.tagCount === 0 ? 1 : 0,
  values: content.requiredValues.filter(isMissingValue).length,
});

/** The number of entries of a complete variation. */
export const entriesOf = ({ requiredValues }: VariationContent): number =>
  variationParts.length - 1 + requiredValues.length;
