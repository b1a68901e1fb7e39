import { crudOperations } from '#providers/dataProvider/crudOperations.ts';
import { type ApiKeyRecordFragment, apiKeyDocuments } from './record.generated.ts';

export type ApiKeyRecord = ApiKeyRecordFragment;

export const operations = crudOperations({ list: apiKeyDocuments.list, inputFields: [] });
