import { beforeAll } from 'vitest';
import { signedIn } from '#tests/factories/people.ts';
import { createTag } from '#tests/factories/structure.ts';
import { unique } from '#tests/factories/unique.ts';
import type { Variables } from '#tests/support/api.ts';
import { admin, api, refusal } from '#tests/support/testApi.ts';

const fields = `id name slug status type family { id } manufacturer { id company_name }
  category { isMain data { id } } attributes { attr_id attribute { id name slug } options { id } }
  isAutomatic pattern { name } variationCount publishedCount version`;
export const documents = {
  list: `query ($query: ParentsQuery) {
    parents(query: $query) { data { results { ${fields} } total } }
  }`,
  one: `query ($id: ID!) { productById(id: $id) { data { ${fields} } } }`,
  impact: `query ($id: ID!, $family_id: ID!) { productFamilyImpact(id: $id, family_id: $family_id) {
    data { products lose lost { attribute products } } } }`,
  create: `mutation ($input: ProductInput!) { productsCreate(input: $input) { data { ${fields} } } }`,
  update: `mutation ($id: ID!, $input: ProductInput!) {
    productsUpdate(id: $id, input: $input) { data { ${fields} } }
  }`,
  remove: `mutation ($ids: [ID!], $query: ParentsQuery) {
    productsDelete(ids: $ids, query: $query) { data failures { id label code msg count } }
  }`,
  status: `mutation ($input: ParentsStatusInput!) {
    updateParentsStatus(input: $input) { data failures { id code } }
  }`,
  removeVariations: `mutation ($ids: [ID!]) {
    variationDeleteByIds(ids: $ids) { data failures { id code msg count } }
  }`,
  addVariation: `mutation ($parent_id: ID!, $input: NewVariationInput!) {
    variationCreate(parent_id: $parent_id, input: $input) {
      data { id status price combinations { attr_id option_id } tags { data { id } } }
    }
  }`,
  combine: `mutation ($id: ID!, $input: VariationCombinationInput!) {
    updateVariationCombination(id: $id, input: $input) { data { version combinations { option_id } } }
  }`,
  restore: `mutation ($input: RestoreInput!) { restoreChange(input: $input) { data } }`,
};

export let maker: { token: string; id: string };

/** Signs in a manufacturer before the tests of a file. */
export const signInMaker = (): void => {
  beforeAll(async () => {
    const { token, user } = await signedIn(api.db, 'manufacturer');
    maker = { token, id: user.manufacturer_id ?? '' };
  });
};

export const fieldsOf = async (document: string, variables: Variables, token = admin) =>
  (await refusal(document, variables, token)).extensions.fields;

export const newVariation = async (combinations: object[] = [], values: object = {}) => {
  const slug = unique('new');
  const tags = [(await createTag(api.db)).id];
  return {
    name: slug,
    slug,
    sku: slug.toUpperCase(),
    price: '12.5',
    tags,
    combinations,
    ...values,
  };
};
