import { expect } from 'vitest';
import { createAttribute, createOption } from '#tests/factories/structure.ts';
import type { Variables } from '#tests/support/api.ts';
import { admin, api, refusal } from '#tests/support/testApi.ts';

export const documents = {
  list: `query List($query: AttributeOptionsQuery) {
    attributeOptions(query: $query) {
      data { results { id name switchType value usage sortIndex version } total } }
  }`,
  filterable: `query List($query: AttributeOptionsQuery) {
    filterableAttributeOptions(query: $query) { data { results { id attribute { id } } total } }
  }`,
  groups: `query Groups($query: AttributeOptionGroupsQuery) {
    attributeOptionGroups(query: $query) { data { results { id name optionIds version } total } }
  }`,
  valueGroups: `query Values($pagination: Pagination, $key: String) {
    variationAtributeValueGroups(pagination: $pagination, key: $key) {
      data { results { id name attribute { name } } total } }
  }`,
  uses: `query Uses($query: AttributeUsesQuery) {
    attributeUses(query: $query) { data { results { kind id } total } }
  }`,
  create: `mutation Create($input: AttributeOptionInput!) {
    createAttributeOption(input: $input) {
      data { id name switchType description value sortIndex version } }
  }`,
  paste: `mutation Paste($input: AttributeOptionsInput!) {
    createAttributeOptions(input: $input) {
      data { created { id name } duplicates refused { name rule } } }
  }`,
  update: `mutation Update($id: ID!, $input: AttributeOptionInput!) {
    updateAttributeOption(id: $id, input: $input) { data { id name value version } }
  }`,
  move: `mutation Move($input: AttributeOptionsMoveInput!) {
    moveAttributeOptions(input: $input) { data }
  }`,
  merge: `mutation Merge($input: AttributeOptionsMergeInput!) {
    mergeAttributeOptions(input: $input) { data { id name usage } }
  }`,
  remove: `mutation Delete($ids: [ID!], $query: AttributeOptionsQuery) {
    deleteAttributeOptionByIds(ids: $ids, query: $query) {
      data failures { id label msg count } }
  }`,
  createGroup: `mutation Create($input: AttributeOptionGroupInput!) {
    createAttributeOptionGroup(input: $input) { data { id name optionIds version } }
  }`,
  updateGroup: `mutation Update($id: ID!, $input: AttributeOptionGroupInput!) {
    updateAttributeOptionGroup(id: $id, input: $input) { data { id name optionIds version } }
  }`,
  removeGroup:
    'mutation Delete($ids: [ID!]!) { deleteAttributeOptionGroupByIds(ids: $ids) { data } }',
};

export const fieldsOf = async (document: string, variables: Variables) =>
  (await refusal(document, variables)).extensions.fields;

export const choice = (values: Parameters<typeof createAttribute>[1] = {}) =>
  createAttribute(api.db, values);

export const optionsOf = async (attr_id: string, query: object = {}) => {
  const variables = { query: { attr_id, size: 1000, ...query } };
  const { attributeOptions } = await api.data(documents.list, variables, admin);
  expect(attributeOptions.data.total).toBe(attributeOptions.data.results.length);
  return attributeOptions.data.results;
};

export const optionNames = async (attr_id: string, query: object = {}) =>
  (await optionsOf(attr_id, query)).map(({ name }) => name);

export const withOptions = async (...names: string[]) => {
  const { id } = await choice();
  const options = [];
  for (const [sort_index, name] of names.entries()) {
    options.push(await createOption(api.db, { attr_id: id, name, sort_index }));
  }
  return { attr_id: id, options, ids: options.map((option) => option.id) };
};
