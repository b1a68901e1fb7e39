import { callerOf } from '#scripts/lib/server.mjs';
import { measureBeside } from './beside.mjs';
import { createFamily, nameOf } from './createFamily.mjs';
import { mediansOf } from './medians.mjs';

const runs = 3;
/** 2,000 combinations. */
const optionCounts = [20, 10, 10];

const documents = {
  attribute: `mutation ($input: AttributeInput!) { createAttribute(input: $input) { data { id } } }`,
  values: `mutation ($input: AttributeOptionsInput!) {
    createAttributeOptions(input: $input) { status } }`,
  options: `query ($query: AttributeOptionsQuery) {
    attributeOptions(query: $query) { data { results { id } } } }`,
  picks: `{ categories { data { id } }
    manufacturers { data { results { id } } } }`,
  product: `mutation ($input: ProductInput!) { productsCreate(input: $input) { data { id } } }`,
  generate: `mutation ($input: GenerationInput!) {
    generateVariations(input: $input) { job { id total } } }`,
};

/**
 * Generates 2,000 variations of a new product as a job and measures its effect on others. Medians
 * of 3 runs.
 * @param {{ port: string, token: string }} where
 * @returns {Promise<{ rows: number, jobMs: number, idleP95Ms: number, busyP95Ms: number }>}
 */
export const measureGenerate = async ({ port, token }) => {
  const ask = callerOf(port, token);
  const rows = optionCounts.reduce((product, count) => product * count, 1);
  const attributes = [];
  for (const count of optionCounts) attributes.push(await createAttribute(ask, count));
  const family = await createFamily(
    ask,
    attributes.map(({ attr_id }) => attr_id),
  );
  const measured = [];
  for (let run = 0; run < runs; run += 1) {
    const parent_id = await createProduct(ask, family.id, attributes);
    const input = {
      ...{ parent_id, attributes, price: '99.90' },
      name: '{product}, {options}',
      slug: '{product}-{options}',
      sku: '{product}-{number}',
    };
    const begin = async () => (await ask(documents.generate, { input })).generateVariations.job;
    measured.push(await measureBeside(ask, rows, begin));
  }
  return { rows, ...mediansOf(measured) };
};

const createAttribute = async (ask, count) => {
  const name = nameOf('attribute');
  const given = { name, slug: name, type: 'select', is_configurable: true };
  const { createAttribute } = await ask(documents.attribute, { input: given });
  const attr_id = createAttribute.data.id;
  const names = Array.from({ length: count }, (_, n) => `Wert ${n + 1}`);
  await ask(documents.values, { input: { attr_id, names } });
  const { attributeOptions } = await ask(documents.options, { query: { attr_id, size: 1000 } });
  return { attr_id, options: attributeOptions.data.results.map(({ id }) => id) };
};

const createProduct = async (ask, family_id, attributes) => {
  const picks = await ask(documents.picks, {});
  const name = nameOf('product');
  const [category] = picks.categories.data;
  const { productsCreate } = await ask(documents.product, {
    input: {
      ...{ name, slug: name, status: '2', type: '2', attributes },
      family_id,
      manufacturer_id: picks.manufacturers.data.results[0].id,
      categories: [category.id],
      main_category_id: category.id,
    },
  });
  return productsCreate.data.id;
};
