import { deletionOf } from '#providers/dataProvider/deletionOf.ts';
import { listQuery, operationsFor } from '#providers/dataProvider/operations.ts';
import {
  DeleteImportsDocument,
  type ImportRecordFragment,
  ImportsListDocument,
} from './operations.generated.ts';

export type ImportRecord = ImportRecordFragment;

const { list } = operationsFor<ImportRecord>();

export const operations = {
  list: list({
    document: ImportsListDocument,
    variables: (params) => ({ query: listQuery(params) }),
    result: ({ imports: { data } }) => ({ data: data.results, total: data.total }),
  }),
  ...deletionOf(DeleteImportsDocument),
};
