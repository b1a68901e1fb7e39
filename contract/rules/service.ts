import * as v from 'valibot';
import { searchText } from './fields.ts';
import { listQuery } from './list.ts';

export const serviceGroupsQuery = v.object({
  ...listQuery(['name', 'id']),
  name: searchText,
});
export type ServiceGroupsFilter = v.InferOutput<typeof serviceGroupsQuery>;
