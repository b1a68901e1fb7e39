import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import { bulkInputOf } from './bulk.ts';
import { exportEntries } from './export.ts';
import { bulkInput, id, ids, requiredText, searchText, version } from './fields.ts';
import { listQuery } from './list.ts';

/** What a tag can be put on. */
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

export const tagsQuery = v.object({
  ...listQuery(['name', 'id', 'type', 'usage', 'updatedAt'], limits.tagPageSize),
  name: searchText,
  type: v.nullish(v.picklist(tagTypes, 'rules.tagType')),
  ids: v.nullish(ids(limits.maxPageSize)),
});
export type TagsFilter = v.InferOutput<typeof tagsQuery>;

export const tagsInput = bulkInputOf(tagsQuery);

export const tagsExportInput = v.object({
  query: v.nullish(tagsQuery, {}),
  ...exportEntries,
});
