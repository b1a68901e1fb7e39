/** What a variation needs to be sold, besides what no variation can be without. */
export const variationParts = ['image', 'price', 'tags', 'values'] as const;
export type VariationPart = (typeof variationParts)[number];
