import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import { ids } from './fields.ts';
import { listQuery } from './list.ts';

export const jobStates = ['waiting', 'running', 'done', 'stopped', 'failed'] as const;

export const jobsQuery = v.object({
  ...listQuery(['createdAt', 'id', 'kind', 'state', 'endedAt']),
  order: v.nullish(v.picklist(['ASC', 'DESC'], 'rules.wrongType'), 'DESC'),
  ids: v.nullish(ids(limits.maxPageSize)),
  state: v.nullish(v.picklist(jobStates, 'rules.filter')),
});
export type JobsFilter = v.InferOutput<typeof jobsQuery>;

export const jobFailuresQuery = v.object(listQuery(['place']));
export type JobFailuresFilter = v.InferOutput<typeof jobFailuresQuery>;
