import { listQuery, operationsFor } from '#providers/dataProvider/operations.ts';
import {
  AttributeGroupByIdDocument,
  AttributeGroupChoicesDocument,
  type AttributeGroupRecordFragment,
  type AttributeGroupRowFragment,
  AttributeGroupsListDocument,
  CreateAttributeGroupDocument,
  UpdateAttributeGroupDocument,
} from './operations.generated.ts';

export type GroupRow = AttributeGroupRowFragment;

type GroupAttribute = AttributeGroupRecordFragment['items'][number]['attribute'];

/** A group as its form has it: the attributes themselves, in their order. */
export interface GroupRecord extends AttributeGroupRowFragment {
  attributes?: GroupAttribute[];
  /** How many products may lose values by saving it. */
  confirmedLoss?: number;
}

const { list, choices, one, many, create, update } = operationsFor<GroupRecord>();

const recordOf = ({ items, ...group }: AttributeGroupRecordFragment): GroupRecord => ({
  ...group,
  attributes: items.map(({ attribute }) => attribute),
});

/** What is sent of the form's values. */
export const inputOf = (values: Partial<GroupRecord>) => {
  const { name, slug, place_use, is_editable, attributes = [], confirmedLoss, version } = values;
  const ids = attributes.map(({ id }) => id);
  return { name, slug, place_use, is_editable, attributes: ids, confirmedLoss, version };
};

export const operations = {
  list: list({
    document: AttributeGroupsListDocument,
    variables: (params) => ({ query: listQuery(params) }),
    result: ({ attributeGroup: { data } }) => ({ data: data.results, total: data.total }),
  }),
  choices: choices({
    document: AttributeGroupChoicesDocument,
    variables: (params) => ({ query: listQuery(params) }),
    result: ({ attributeGroup: { data } }) => ({ data: data.results, total: data.total }),
  }),
  one: one({
    document: AttributeGroupByIdDocument,
    variables: ({ id }) => ({ id: String(id) }),
    result: ({ attributeGroupId }) => ({ data: recordOf(attributeGroupId.data) }),
  }),
  many: many({
    document: AttributeGroupChoicesDocument,
    variables: ({ ids }) => ({ query: { ids: ids.map(String), size: Math.max(ids.length, 1) } }),
    result: ({ attributeGroup }) => ({ data: attributeGroup.data.results }),
  }),
  create: create({
    document: CreateAttributeGroupDocument,
    variables: ({ data }) => ({ input: inputOf(data) }),
    result: ({ createAttributeGroup }) => ({ data: recordOf(createAttributeGroup.data) }),
  }),
  update: update({
    document: UpdateAttributeGroupDocument,
    variables: ({ id, data }) => ({ id: String(id), input: inputOf(data) }),
    result: ({ updateAttributeGroup }) => ({ data: recordOf(updateAttributeGroup.data) }),
  }),
};
