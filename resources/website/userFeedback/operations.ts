import { crudOperations } from '#providers/dataProvider/crudOperations.ts';
import { type UserFeedbackRecordFragment, userFeedbackDocuments } from './record.generated.ts';

export type FeedbackRecord = UserFeedbackRecordFragment;

export const operations = crudOperations(userFeedbackDocuments);
