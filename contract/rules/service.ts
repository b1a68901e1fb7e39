import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import { bulkInput, ids, searchText } from './fields.ts';
import { listQuery } from './list.ts';

export const serviceGroupsQuery = v.object({
  ...listQuery(['name', 'id']),
  name: searchText,
});
export type ServiceGroupsFilter = v.InferOutput<typeof serviceGroupsQuery>;

export const variationsServicesInput = v.object({
  ...bulkInput.entries,
  groupIds: ids(limits.maxPageSize),
  serviceIds: ids(limits.maxPageSize),
});
