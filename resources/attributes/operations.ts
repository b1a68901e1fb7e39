import { choiceFlags } from '#contract/rules/attribute.ts';
import { listQuery, operationsFor } from '#providers/dataProvider/operations.ts';
import {
  AttributeByIdDocument,
  AttributeChoicesDocument,
  type AttributeRowFragment,
  AttributesListDocument,
  CreateAttributeDocument,
  UpdateAttributeDocument,
} from './operations.generated.ts';

export interface AttributeRecord extends AttributeRowFragment {
  optionCount?: number;
  usage?: number | null;
  groupCount?: number | null;
}

const { list, choices, one, many, create, update } = operationsFor<AttributeRecord>();

/** What is sent of the form's values; flags of choices are none of other attributes'. */
export const inputOf = (values: Partial<AttributeRecord>) => {
  const { name, slug, type, is_editable, is_filterable, is_required, sortIndex, version } = values;
  const [is_configurable, is_dropdown] = choiceFlags.map(
    (flag) => type === 'select' && Boolean(values[flag]),
  );
  const flags = { is_configurable, is_dropdown, is_editable, is_filterable, is_required };
  return { name, slug, type, ...flags, sortIndex, version };
};

export const operations = {
  list: list({
    document: AttributesListDocument,
    variables: (params) => ({ query: listQuery(params) }),
    result: ({ attributes }) => ({ data: attributes.data.results, total: attributes.data.total }),
  }),
  choices: choices({
    document: AttributeChoicesDocument,
    variables: (params) => ({ query: listQuery(params) }),
    result: ({ attributes }) => ({ data: attributes.data.results, total: attributes.data.total }),
  }),
  one: one({
    document: AttributeByIdDocument,
    variables: ({ id }) => ({ id: String(id) }),
    result: ({ attributeById }) => ({ data: attributeById.data }),
  }),
  many: many({
    document: AttributeChoicesDocument,
    variables: ({ ids }) => ({ query: { ids: ids.map(String), size: Math.max(ids.length, 1) } }),
    result: ({ attributes }) => ({ data: attributes.data.results }),
  }),
  create: create({
    document: CreateAttributeDocument,
    variables: ({ data }) => ({ input: inputOf(data) }),
    result: ({ createAttribute }) => ({ data: createAttribute.data }),
  }),
  update: update({
    document: UpdateAttributeDocument,
    variables: ({ id, data }) => ({ id: String(id), input: inputOf(data) }),
    result: ({ updateAttribute }) => ({ data: updateAttribute.data }),
  }),
};
