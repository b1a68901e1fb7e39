import { crudOperations } from '#providers/dataProvider/crudOperations.ts';
import {
  type PayoutRecordFragment,
  type PayoutRowFragment,
  payoutDocuments,
} from './record.generated.ts';

export type PayoutRecord = PayoutRecordFragment;
export type PayoutRow = PayoutRowFragment;

export const operations = crudOperations(payoutDocuments);
