import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import { ids } from '#contract/rules/platform/fields.ts';
import { listQuery } from '#contract/rules/platform/list.ts';

/** Kinds of records whose uses by the website's content can be queried. */
const usedKinds = [
  'variation',
  'parent',
  'affiliateProduct',
  'tag',
  'category',
  'styleCategory',
] as const;

export const contentUsesQuery = v.object({
  ...listQuery(['name']),
  of: v.picklist(usedKinds, 'rules.filter'),
  ids: ids(limits.maxPageSize),
});
export type ContentUsesFilter = v.InferOutput<typeof contentUsesQuery>;
