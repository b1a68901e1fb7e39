import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import { ids } from './fields.ts';
import { listQuery, newestFirst, oneOf } from './list.ts';

export const jobStates = ['waiting', 'running', 'done', 'stopped', 'failed'] as const;

export const jobsQuery = v.object({
  ...listQuery(['createdAt', 'id', 'kind', 'state', 'endedAt']),
  order: newestFirst,
  ids: v.nullish(ids(limits.maxPageSize)),
  state: oneOf(jobStates),
});
export type JobsFilter = v.InferOutput<typeof jobsQuery>;

export const jobFailuresQuery = v.object(listQuery(['place']));
export type JobFailuresFilter = v.InferOutput<typeof jobFailuresQuery>;
