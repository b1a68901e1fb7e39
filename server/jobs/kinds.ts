import { attributeFamilyActions } from '#server/modules/attributeFamilies/bulk.ts';
import { attributeGroupActions } from '#server/modules/attributeGroups/bulk.ts';
import { attributeActions } from '#server/modules/attributes/bulk.ts';
import { optionActions } from '#server/modules/attributes/optionBulk.ts';
import { removePictures } from '#server/modules/gallery/remove.ts';
import { removeImports } from '#server/modules/imports/bulk.ts';
import { importJob } from '#server/modules/imports/run.ts';
import { parentActions } from '#server/modules/parents/bulk.ts';
import { generation } from '#server/modules/parents/generation/action.ts';
import { sampleBoxActions } from '#server/modules/sampleBoxes/bulk.ts';
import { serviceActions } from '#server/modules/services/bulk.ts';
import { tagActions } from '#server/modules/tags/bulk.ts';
import { tagExporter } from '#server/modules/tags/export.ts';
import { variationActions } from '#server/modules/variations/bulk.ts';
import { editActions } from '#server/modules/variations/edit/edits.ts';
import { variationExporter } from '#server/modules/variations/export.ts';
import type { BulkAction } from './bulk.ts';
import { exportKind } from './exports.ts';
import type { JobKind } from './kind.ts';
import { bulkKind } from './runBulkJob.ts';

/** Every kind of job. */
export const jobKinds: readonly JobKind[] = [
  bulkKind(variationActions.publish),
  bulkKind(variationActions.setDraft),
  bulkKind(variationActions.remove),
  bulkKind(variationActions.attachServices),
  ...editActions.map((action) => bulkKind(action as BulkAction<never, never>)),
  bulkKind(tagActions.remove),
  exportKind(variationExporter),
  exportKind(tagExporter),
  bulkKind(attributeActions.remove),
  bulkKind(optionActions.remove),
  bulkKind(attributeGroupActions.remove),
  bulkKind(attributeFamilyActions.remove),
  bulkKind(serviceActions.removeGroups),
  bulkKind(serviceActions.removeServices),
  bulkKind(sampleBoxActions.remove),
  bulkKind(sampleBoxActions.link),
  bulkKind(sampleBoxActions.unlink),
  bulkKind(parentActions.publish),
  bulkKind(parentActions.setDraft),
  bulkKind(parentActions.remove),
  bulkKind(generation),
  importJob,
  bulkKind(removeImports),
  bulkKind(removePictures),
];
