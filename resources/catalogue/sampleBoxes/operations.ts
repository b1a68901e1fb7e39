import { crudOperations } from '#providers/dataProvider/crudOperations.ts';
import { type SampleBoxRecordFragment, sampleBoxDocuments } from './record.generated.ts';

export type SampleBoxRecord = SampleBoxRecordFragment;

export const operations = crudOperations(sampleBoxDocuments);
