import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import { ids, searchText } from '#contract/rules/platform/fields.ts';
import { listQuery } from '#contract/rules/platform/list.ts';

export const manufacturersQuery = v.object({
  ...listQuery(['company_name', 'id']),
  company_name: searchText,
  ids: v.nullish(ids(limits.maxPageSize)),
});
export type ManufacturersFilter = v.InferOutput<typeof manufacturersQuery>;
