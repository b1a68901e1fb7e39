import { createParent, createVariation, describeVariation } from '#tests/factories/products.ts';
import {
  createAttribute,
  createAttributeGroup,
  createFamily,
  putInto,
} from '#tests/factories/structure.ts';
import { unique } from '#tests/factories/unique.ts';
import type { Variables } from '#tests/support/api.ts';
import { api, refusal } from '#tests/support/testApi.ts';

const impact = `families products gain lose incomplete
  gained { attribute group products } lost { attribute group products }
  required { attribute group products }`;
const group = `id name slug place_use is_editable attributeCount usage version
  items { sortIndex attribute { id } }`;
const family = `id name slug unit product_type groupCount attributeCount usage version
  familyGroups { id sortIndex ownPlaceUse familyGroup { id place_use }
    groupAttributes { ownRequired attribute { id is_required is_editable options { name } } } }`;

export const documents = {
  groups: `query Groups($query: AttributeGroupsQuery) {
    attributeGroup(query: $query) { data { results { ${group} } total } } }`,
  group: `query Group($id: ID!) { attributeGroupId(id: $id) { data { ${group} } } }`,
  createGroup: `mutation Create($input: AttributeGroupInput!) {
    createAttributeGroup(input: $input) { data { ${group} } } }`,
  updateGroup: `mutation Update($id: ID!, $input: AttributeGroupInput!) {
    updateAttributeGroup(id: $id, input: $input) { data { ${group} } } }`,
  removeGroups: 'mutation Remove($ids: [ID!]) { deleteAttributeGroupByIds(ids: $ids) { data } }',
  groupImpact: `query Impact($id: ID!, $input: AttributeGroupInput!) {
    attributeGroupImpact(id: $id, input: $input) { data { ${impact} } } }`,
  families: `query Families($query: AttributeFamiliesQuery) {
    attributeFamilies(query: $query) { data { results { id usage attributeCount } total } } }`,
  family: `query Family($id: ID!) { attributeFamilyById(id: $id) { data { ${family} } } }`,
  create: `mutation Create($input: AttributeFamilyInput!) {
    createAttributeFamily(input: $input) { data { ${family} } } }`,
  update: `mutation Update($id: ID!, $input: AttributeFamilyInput!) {
    updateAttributeFamily(id: $id, input: $input) { data { ${family} } } }`,
  remove: 'mutation Remove($ids: [ID!]) { deleteAttributeFamilyByIds(ids: $ids) { data } }',
  impact: `query Impact($id: ID!, $input: AttributeFamilyInput!) {
    attributeFamilyImpact(id: $id, input: $input) { data { ${impact} } } }`,
  uses: `query Uses($query: AttributeUsesQuery) {
    attributeUses(query: $query) { data { results { kind id } total } } }`,
};

export const fieldsOf = async (document: string, variables: Variables) =>
  (await refusal(document, variables)).extensions.fields;

export const inputOf = (values: Record<string, unknown>) => {
  const slug = unique('structure');
  return { name: slug, slug, ...values };
};

export const text = (values: Parameters<typeof createAttribute>[1] = {}) =>
  createAttribute(api.db, { type: 'text', is_configurable: false, ...values });

export const groupOf = async (...attributes: string[]) => {
  const { id } = await createAttributeGroup(api.db);
  if (attributes.length > 0) await putInto(api.db, id, attributes);
  return id;
};

export const familyOf = async (...groups: string[]) => {
  const { id } = await createFamily(api.db);
  await api.db
    .insertInto('attribute_family_groups')
    .values(groups.map((group_id, sort_index) => ({ family_id: id, group_id, sort_index })))
    .execute();
  return id;
};

/** A product of the family with `values`, by group and attribute. */
export const productOf = async (family_id: string, ...values: [string, string, string][]) => {
  const parent = await createParent(api.db, { family_id });
  const { id } = await createVariation(api.db, { parent_id: parent.id });
  for (const [groupId, attributeId, value] of values) {
    await describeVariation(api.db, id, groupId, attributeId, value);
  }
  return id;
};
