import type { tagTypes } from '#contract/rules/catalogue/tag.ts';

/** Filters by what tags are put on; the same object each time, or choices would be asked for again. */
export const tagsOf = {
  product: { type: 'product' },
  style: { type: 'style' },
  blog: { type: 'blog' },
} as const satisfies Record<(typeof tagTypes)[number], object>;
