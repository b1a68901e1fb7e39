/** What a variation needs to be sold, besides what no variation can be without. */
export const variationParts = ['image', 'price', 'tags', 'values'] as const;
export type VariationPart = (typeof variationParts)[number];

/** What there is of a variation, as far as its completeness goes. */
export interface VariationContent {
  imageCount: number;
  price: string;
  tagCount: number;
  /** Of attributes that its family requires and that do not make the variation. */
  requiredValues: readonly string[];
}

/** How many entries of each part it lacks; server/modules/variations/missing.ts says the same in SQL. */
export const lackOf = (content: VariationContent): Record<VariationPart, number> => ({
  image: content.imageCount === 0 ? 1 : 0,
  price: Number(content.price) === 0 ? 1 : 0,
  tags: content.tagCount === 0 ? 1 : 0,
  values: content.requiredValues.filter((value) => value.trim() === '').length,
});

/** How many entries a complete one has of all parts. */
export const entriesOf = ({ requiredValues }: VariationContent): number =>
  variationParts.length - 1 + requiredValues.length;
