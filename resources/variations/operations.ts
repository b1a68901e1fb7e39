import { listQuery, operationsFor } from '#providers/dataProvider/operations.ts';
import {
  VariationByIdDocument,
  type VariationRecordFragment,
  VariationsListDocument,
  type VariationsListQuery,
  VariationUpdateDocument,
} from './operations.generated.ts';
import { type FormValues, inputsOf } from './parts/productFamily.ts';

/** A row of the list. */
export type VariationRow = VariationsListQuery['variations']['data']['results'][number];

/** A variation to edit; its tags are their ids. */
export interface VariationRecord extends Omit<VariationRecordFragment, 'tags'> {
  tags: string[];
  /** Of the form alone: what it says for the attributes of its family. */
  inputs?: FormValues;
}

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
        },
      };
    },
    result: ({ variationUpdate }) => ({ data: recordOf(variationUpdate.data) }),
  }),
};
