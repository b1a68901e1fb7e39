import type { SampleBoxesFilter } from '#contract/rules/sampleBox.ts';
import type { VariationsFilter } from '#contract/rules/variation.ts';
import { idsOf } from '#server/db/page.ts';
import type { BulkAction } from '#server/jobs/bulk.ts';
import { matchingRows } from '#server/modules/variations/bulk.ts';
import { matching } from './boxes.ts';
import { deleteSampleBoxes } from './changes.ts';
import { type BoxLinks, setLinks } from './links.ts';

const remove: BulkAction<SampleBoxesFilter, object> = {
  kind: 'sampleBoxes.delete',
  access: ['sampleBoxes', 'delete'],
  matching: (_, filter) => idsOf(matching(filter)),
  apply: (trx, viewer, ids) => deleteSampleBoxes(trx, viewer.userId, ids),
};

const linking = (kind: string): BulkAction<VariationsFilter, BoxLinks> => ({
  kind,
  access: ['sampleBoxLinks', 'edit'],
  matching: matchingRows,
  apply: setLinks,
});

/** What can be done to many boxes, and to many variations with one box. */
export const sampleBoxActions = {
  remove,
  link: linking('sampleBoxes.link'),
  unlink: linking('sampleBoxes.unlink'),
};
