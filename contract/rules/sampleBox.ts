import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import { bulkInputOf } from './bulk.ts';
import { id, ids, longText, requiredText, searchText, slug, version } from './fields.ts';
import { listQuery } from './list.ts';
import { variationsQuery } from './variation.ts';

export const sampleBoxInput = v.object({
  name: requiredText(limits.name),
  slug,
  description: longText(limits.sampleBoxDescription),
  version,
});
export type SampleBoxInput = v.InferOutput<typeof sampleBoxInput>;

export const sampleBoxesQuery = v.object({
  ...listQuery(['name', 'id', 'parentCount', 'updatedAt']),
  name: searchText,
  ids: v.nullish(ids(limits.maxPageSize)),
});
export type SampleBoxesFilter = v.InferOutput<typeof sampleBoxesQuery>;

/** Which boxes a bulk call is about. */
export const sampleBoxesTarget = bulkInputOf(sampleBoxesQuery);

export const sampleBoxLinkInput = v.object({ sample_box_id: id, parent_id: id });

/** The parents of which variations are linked to a box, or no longer. */
export const sampleBoxLinksInput = bulkInputOf(variationsQuery, {
  sample_box_id: id,
  linked: v.boolean('rules.required'),
});
