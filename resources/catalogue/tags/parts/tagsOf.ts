import type { tagTypes } from '#contract/rules/catalogue/tag.ts';

/**
 * Filters tags by the kind of records that use them. Each filter is a constant object, because a
 * new object would refetch the choices.
 */
export const tagsOf = {
  product: { type: 'product' },
  style: { type: 'style' },
  blog: { type: 'blog' },
} as const satisfies Record<(typeof tagTypes)[number], object>;
