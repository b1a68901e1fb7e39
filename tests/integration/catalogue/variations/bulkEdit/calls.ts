import { expect } from 'vitest';
import type { EditPreview } from '#contract/generated/schema.ts';
import { createParent, createVariation } from '#tests/factories/products.ts';
import {
  createAttribute,
  createAttributeGroup,
  createFamily,
  putInto,
} from '#tests/factories/structure.ts';
import { fingerprint } from '#tests/support/snapshot.ts';
import { admin, api } from '#tests/support/testApi.ts';

export const editDocument = `mutation ($input: VariationsEditInput!) { editVariations(input: $input) {
  data unchanged failures { id label code msg } bulkChangeId job { id total } } }`;

const previewDocument = `query ($input: VariationsEditInput!, $page: Int, $size: Int) {
  variationsEditPreview(input: $input, page: $page, size: $size) { data {
    total changed unchanged refused refusals { msg count }
    parents { total others results { id name others } }
    results { id name outcome msg fields { kind name before after msg places } } } } }`;

export const edit = async (input: object, token = admin) =>
  (await api.data(editDocument, { input }, token)).editVariations;

/** The preview; checks that it changes nothing in any table. */
export const preview = async (input: object, token = admin, page = {}): Promise<EditPreview> => {
  const before = await fingerprint(api.db);
  const { variationsEditPreview } = await api.data(previewDocument, { input, ...page }, token);
  expect(await fingerprint(api.db)).toEqual(before);
  return variationsEditPreview.data;
};

export const fieldsRefused = async (input: object, token = admin) => {
  const before = (await api.refusal(previewDocument, { input }, token)).extensions.fields;
  expect((await api.refusal(editDocument, { input }, token)).extensions.fields).toEqual(before);
  return before;
};

export const stateOf = (id: string) =>
  api.db
    .selectFrom('variations')
    .select(['price', 'version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

export const priced = async (...prices: string[]): Promise<string[]> => {
  const parent = await createParent(api.db);
  const ids: string[] = [];
  for (const price of prices) {
    ids.push((await createVariation(api.db, { parent_id: parent.id, price })).id);
  }
  return ids;
};

/** A variation whose family has the attribute, and one whose family does not. */
export const createDescribed = async (values: object = {}, manufacturer_id?: string) => {
  const type = { type: 'text', is_configurable: false, ...values };
  const attribute = await createAttribute(api.db, type);
  const [group, family] = [await createAttributeGroup(api.db), await createFamily(api.db)];
  await putInto(api.db, group.id, [attribute.id]);
  await api.db
    .insertInto('attribute_family_groups')
    .values({ family_id: family.id, group_id: group.id })
    .execute();
  const owner = manufacturer_id ? { manufacturer_id } : {};
  const parent = await createParent(api.db, { family_id: family.id, ...owner });
  const variation = await createVariation(api.db, { parent_id: parent.id });
  const other = await createVariation(api.db);
  return { attribute, group, variation, other };
};
