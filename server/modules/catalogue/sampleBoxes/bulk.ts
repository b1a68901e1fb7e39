import type { VariationsFilter } from '#contract/rules/catalogue/variation.ts';
import type { BulkAction } from '#server/jobs/bulk.ts';
import { variationReader } from '#server/modules/catalogue/variations/page.ts';
import { type BoxLinks, setLinks } from './links.ts';

const linking = (kind: string): BulkAction<VariationsFilter, BoxLinks> => ({
  kind,
  access: ['sampleBoxLinks', 'edit'],
  matching: variationReader.matching,
  apply: setLinks,
});

/** Bulk actions that link many variations to a box or unlink them. */
export const linkActions = {
  link: linking('sampleBoxes.link'),
  unlink: linking('sampleBoxes.unlink'),
};
