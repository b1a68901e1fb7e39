import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import { bulkInputOf } from '#contract/rules/platform/bulk.ts';
import {
  id,
  longText,
  requiredText,
  searchText,
  slug,
  version,
} from '#contract/rules/platform/fields.ts';
import { listQueryOf } from '#contract/rules/platform/list.ts';
import { variationsQuery } from './variation.ts';

export const sampleBoxInput = v.object({
  name: requiredText(limits.name),
  slug,
  description: longText(limits.sampleBoxDescription),
  version,
});

export const sampleBoxesQuery = listQueryOf(['name', 'id', 'parentCount', 'updatedAt'], {
  name: searchText,
});

export const sampleBoxLinkInput = v.object({ sample_box_id: id, parent_id: id });

/** Links the parents of these variations to a box, or unlinks them. */
export const sampleBoxLinksInput = bulkInputOf(variationsQuery, {
  sample_box_id: id,
  linked: v.boolean('rules.required'),
});
