import { listQuery, operationsFor } from '#providers/dataProvider/operations.ts';
import type { JobRecord } from '#providers/jobs/watchedJobs.ts';
import { JobsListDocument } from './operations.generated.ts';

const { list } = operationsFor<JobRecord>();

export const operations = {
  list: list({
    document: JobsListDocument,
    variables: (params) => ({ query: listQuery(params) }),
    result: ({ jobs }) => ({ data: jobs.data.results, total: jobs.data.total }),
  }),
};
