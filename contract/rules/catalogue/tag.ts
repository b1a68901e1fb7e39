import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import {
  bulkInput,
  id,
  requiredText,
  searchText,
  version,
} from '#contract/rules/platform/fields.ts';
import { listQueryOf, oneOf } from '#contract/rules/platform/list.ts';

/** Kinds of records that can have tags. */
export const tagTypes = ['product', 'style', 'blog'] as const;

export const tagInput = v.object({
  name: requiredText(limits.tagName),
  type: v.picklist(tagTypes, 'rules.tagType'),
  version,
});

export const tagMergeInput = v.pipe(
  v.object({ ...bulkInput.entries, into: id }),
  v.forward(
    v.check(({ ids, into }) => !ids.includes(into), 'rules.tagIntoItself'),
    ['into'],
  ),
);

export const tagsQuery = listQueryOf(
  ['name', 'id', 'type', 'usage', 'updatedAt'],
  { name: searchText, type: oneOf(tagTypes, 'rules.tagType') },
  limits.tagPageSize,
);
