import { listQuery, operationsFor } from '#providers/dataProvider/operations.ts';
import { type PictureRecordFragment, PicturesListDocument } from './operations.generated.ts';

export type PictureRecord = PictureRecordFragment;

const { list } = operationsFor<PictureRecord>();

export const operations = {
  list: list({
    document: PicturesListDocument,
    variables: (params) => ({ query: listQuery(params) }),
    result: ({ pictures: { data } }) => ({ data: data.results, total: data.total }),
  }),
};
