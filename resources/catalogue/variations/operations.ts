import { bulkRows } from '#providers/dataProvider/bulk.ts';
import { listQuery, operationsFor } from '#providers/dataProvider/operations.ts';
import {
  VariationByIdDocument,
  VariationCreateDocument,
  VariationDeleteByIdsDocument,
  VariationDeleteDocument,
  type VariationRecordFragment,
  VariationsListDocument,
  VariationUpdateDocument,
} from './operations.generated.ts';
import { inputsOf } from './parts/inputsOf.ts';
import type { VariationRecord, VariationRow } from './parts/records.ts';

const row = operationsFor<VariationRow>();
const record = operationsFor<VariationRecord>();

const recordOf = ({ tags, ...variation }: VariationRecordFragment): VariationRecord => ({
  ...variation,
  tags: tags.map((tag) => tag.data.id),
});

export const operations = {
  list: row.list({
    document: VariationsListDocument,
    variables: (params) => ({ query: listQuery(params) }),
    result: ({ variations }) => ({ data: variations.data.results, total: variations.data.total }),
  }),
  one: record.one({
    document: VariationByIdDocument,
    variables: ({ id }) => ({ id: String(id) }),
    result: ({ variationById }) => ({ data: recordOf(variationById.data) }),
  }),
  create: record.create({
    document: VariationCreateDocument,
    variables: ({ data: { parent_id, ...input } }) => ({ parent_id, input }),
    result: ({ variationCreate }) => ({ data: recordOf(variationCreate.data) }),
  }),
  update: record.update({
    document: VariationUpdateDocument,
    variables: ({ id, data }) => {
      const { name, slug, sku, price, status, tags, general_images, images, version } = data;
      const input = { name, slug, sku, price, status, tags, general_images, images, version };
      return {
        id: String(id),
        input: {
          ...input,
          ...(data.parent?.type === '2' && { is_simple_product: data.is_simple_product }),
          inputs: data.inputs && inputsOf(data.inputs),
          ...(data.allowIncomplete && { allowIncomplete: true }),
        },
      };
    },
    result: ({ variationUpdate }) => ({ data: recordOf(variationUpdate.data) }),
  }),
  delete: record.delete({
    document: VariationDeleteDocument,
    variables: ({ id }) => ({ id: String(id) }),
    result: (_, { id }) => ({ data: { id } }),
  }),
  deleteMany: record.deleteMany({
    document: VariationDeleteByIdsDocument,
    variables: bulkRows,
    result: ({ variationDeleteByIds }) => variationDeleteByIds,
  }),
};
