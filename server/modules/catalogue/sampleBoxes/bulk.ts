import type { VariationsFilter } from '#contract/rules/catalogue/variation.ts';
import type { BulkAction } from '#server/jobs/bulk.ts';
import { matchingRows } from '#server/modules/catalogue/variations/bulk.ts';
import { type BoxLinks, setLinks } from './links.ts';

const linking = (kind: string): BulkAction<VariationsFilter, BoxLinks> => ({
  kind,
  access: ['sampleBoxLinks', 'edit'],
  matching: matchingRows,
  apply: setLinks,
});

/** What can be done to many variations with one box. */
export const linkActions = {
  link: linking('sampleBoxes.link'),
  unlink: linking('sampleBoxes.unlink'),
};
