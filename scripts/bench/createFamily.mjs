const documents = {
  group: `mutation ($input: AttributeGroupInput!) {
    createAttributeGroup(input: $input) { data { id } } }`,
  family: `mutation ($input: AttributeFamilyInput!) {
    createAttributeFamily(input: $input) { data { id } } }`,
};

/** A unique name. */
export const nameOf = (word) =>
  `${word}-${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`;

/**
 * A new family whose only group has these attributes.
 * @param {(query: string, variables: object) => Promise<Record<string, any>>} ask
 * @param {string[]} attributes their ids
 * @returns {Promise<{ id: string, name: string }>}
 */
export const createFamily = async (ask, attributes) => {
  const group = nameOf('gruppe');
  const { createAttributeGroup } = await ask(documents.group, {
    input: { name: group, slug: group, attributes },
  });
  const name = nameOf('familie');
  const { createAttributeFamily } = await ask(documents.family, {
    input: {
      ...{ name, slug: name, unit: '', product_type: '' },
      groups: [{ group_id: createAttributeGroup.data.id, attributes: [] }],
    },
  });
  return { id: createAttributeFamily.data.id, name };
};
