import { crudOperations } from '#providers/dataProvider/crudOperations.ts';
import { PriceChangesListDocument, type PriceChangesListQuery } from './operations.generated.ts';

export type PriceChangeRecord = PriceChangesListQuery['answer']['data']['results'][number];

export const operations = crudOperations({ list: PriceChangesListDocument, inputFields: [] });
