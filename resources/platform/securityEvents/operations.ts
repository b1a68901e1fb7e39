import { crudOperations } from '#providers/dataProvider/crudOperations.ts';
import { type SecurityEventRecordFragment, securityEventDocuments } from './record.generated.ts';

export type SecurityEventRecord = SecurityEventRecordFragment;

export const operations = crudOperations({ list: securityEventDocuments.list, inputFields: [] });
