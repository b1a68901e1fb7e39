import { crudOperations } from '#providers/dataProvider/crudOperations.ts';
import { type NewsItemRecordFragment, newsItemDocuments } from './record.generated.ts';

export type NewsItemRecord = NewsItemRecordFragment;

export const operations = crudOperations(newsItemDocuments);
