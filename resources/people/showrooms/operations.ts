import { crudOperations } from '#providers/dataProvider/crudOperations.ts';
import { type ShowroomRecordFragment, showroomDocuments } from './record.generated.ts';

export type ShowroomRecord = ShowroomRecordFragment;

export const operations = crudOperations(showroomDocuments);
