import { crudOperations } from '#providers/dataProvider/crudOperations.ts';
import { type TagRecordFragment, tagDocuments } from './record.generated.ts';

export type TagRecord = TagRecordFragment;

export const operations = crudOperations(tagDocuments);
