import { deletionOf } from '#providers/dataProvider/deletionOf.ts';
import { listQuery, operationsFor } from '#providers/dataProvider/operations.ts';
import {
  ParentChoicesDocument,
  ParentsListDocument,
  type ParentsListQuery,
  ProductByIdDocument,
  ProductsCreateDocument,
  ProductsDeleteDocument,
  ProductsUpdateDocument,
} from './operations.generated.ts';
import { inputOf, newInputOf, type ParentRecord, recordOf } from './parentForm.ts';

export type ParentRow = ParentsListQuery['parents']['data']['results'][number];

const row = operationsFor<ParentRow>();
const record = operationsFor<ParentRecord>();

export const operations = {
  list: row.list({
    document: ParentsListDocument,
    variables: (params) => ({ query: listQuery(params) }),
    result: ({ parents }) => ({ data: parents.data.results, total: parents.data.total }),
  }),
  choices: row.choices({
    document: ParentChoicesDocument,
    variables: (params) => ({ query: listQuery(params) }),
    result: ({ parents }) => ({ data: parents.data.results, total: parents.data.total }),
  }),
  many: row.many({
    document: ParentChoicesDocument,
    variables: ({ ids }) => ({ query: { ids: ids.map(String), size: Math.max(ids.length, 1) } }),
    result: ({ parents }) => ({ data: parents.data.results }),
  }),
  one: record.one({
    document: ProductByIdDocument,
    variables: ({ id }) => ({ id: String(id) }),
    result: ({ productById }) => ({ data: recordOf(productById.data) }),
  }),
  create: record.create({
    document: ProductsCreateDocument,
    variables: ({ data }) => ({ input: newInputOf(data) }),
    result: ({ productsCreate }) => ({ data: recordOf(productsCreate.data) }),
  }),
  update: record.update({
    document: ProductsUpdateDocument,
    variables: ({ id, data }) => ({ id: String(id), input: inputOf(data) }),
    result: ({ productsUpdate: { data, generated } }) => ({
      data: { ...recordOf(data), generated },
    }),
  }),
  ...deletionOf(ProductsDeleteDocument),
};
