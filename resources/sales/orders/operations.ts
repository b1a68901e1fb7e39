import { crudOperations } from '#providers/dataProvider/crudOperations.ts';
import {
  type OrderRecordFragment,
  type OrderRowFragment,
  orderDocuments,
} from './record.generated.ts';

export type OrderRow = OrderRowFragment;
export type OrderRecord = OrderRecordFragment;
export type OrderLine = OrderRecord['lines'][number];
export type OrderService = OrderRecord['services'][number];

export const operations = crudOperations(orderDocuments);
