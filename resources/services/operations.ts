import { listQuery, operationsFor } from '#providers/dataProvider/operations.ts';
import {
  ServiceGroupChoicesDocument,
  type ServiceGroupRecordFragment,
  ServiceGroupsListDocument,
  type ServiceRecordFragment,
} from './operations.generated.ts';

export type ServiceGroupRecord = ServiceGroupRecordFragment;
export type ServiceRecord = ServiceRecordFragment;

const { list, choices, many } = operationsFor<ServiceGroupRecord>();

export const operations = {
  list: list({
    document: ServiceGroupsListDocument,
    variables: (params) => ({ query: listQuery(params) }),
    result: ({ serviceGroups: { data } }) => ({ data: data.results, total: data.total }),
  }),
  choices: choices({
    document: ServiceGroupChoicesDocument,
    variables: (params) => ({ query: listQuery(params) }),
    result: ({ serviceGroups: { data } }) => ({ data: data.results, total: data.total }),
  }),
  many: many({
    document: ServiceGroupChoicesDocument,
    variables: ({ ids }) => ({ query: { ids: ids.map(String), size: Math.max(ids.length, 1) } }),
    result: ({ serviceGroups }) => ({ data: serviceGroups.data.results }),
  }),
};
