import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import { ids, searchText } from './fields.ts';
import { listQuery } from './list.ts';

export const manufacturersQuery = v.object({
  ...listQuery(['company_name', 'id']),
  company_name: searchText,
  ids: v.nullish(ids(limits.maxPageSize)),
});
export type ManufacturersFilter = v.InferOutput<typeof manufacturersQuery>;
