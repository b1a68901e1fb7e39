import { crudOperations } from '#providers/dataProvider/crudOperations.ts';
import {
  type ServiceGroupRecordFragment,
  type ServiceRecordFragment,
  serviceGroupDocuments,
} from './record.generated.ts';

export type ServiceGroupRecord = ServiceGroupRecordFragment;
export type ServiceRecord = ServiceRecordFragment;

export const operations = crudOperations(serviceGroupDocuments);
