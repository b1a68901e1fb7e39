import { crudOperations } from '#providers/dataProvider/crudOperations.ts';
import { type DiscountRecordFragment, discountDocuments } from './record.generated.ts';

export type DiscountRecord = DiscountRecordFragment;

export const operations = crudOperations(discountDocuments);
