import { crudOperations } from '#providers/dataProvider/crudOperations.ts';
import { type SecondFactorRecordFragment, secondFactorDocuments } from './record.generated.ts';

export type SecondFactorRecord = SecondFactorRecordFragment;

export const operations = crudOperations({ list: secondFactorDocuments.list, inputFields: [] });
