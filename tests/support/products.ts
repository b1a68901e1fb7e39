import { unique } from '#tests/factories/unique.ts';
import type { Site } from './browser.ts';

interface Made {
  data: { id: string };
}

/**
 * A configurable product without variations, with one attribute per size; each attribute has an
 * option (`spare`) that the product does not have.
 */
export const createConfigurable = async (site: Site, sizes: readonly number[]) => {
  const name = unique('Regal');
  const call = <Data>(query: string, variables: object) =>
    site.api<Data>('admin', query, variables);
  const make = async (mutation: string, type: string, input: object): Promise<string> => {
    const query = `mutation ($input: ${type}!) { made: ${mutation}(input: $input) { data { id } } }`;
    return (await call<{ made: Made }>(query, { input })).made.data.id;
  };

  const attributes = [];
  for (const [place, size] of sizes.entries()) {
    const names = Array.from({ length: size + 1 }, (_, n) => `Wert ${place + 1}.${n + 1}`);
    attributes.push(await createAttribute(call, make, `${name} ${place + 1}`, names));
  }
  const group = await make('createAttributeGroup', 'AttributeGroupInput', {
    ...{ name, slug: slugOf(name) },
    attributes: attributes.map(({ attr_id }) => attr_id),
  });
  const family_id = await make('createAttributeFamily', 'AttributeFamilyInput', {
    ...{ name, slug: slugOf(name), groups: [{ group_id: group }] },
  });
  const { manufacturers, categories } = await call<{
    manufacturers: { data: { results: { id: string }[] } };
    categories: { data: { id: string }[] };
  }>(
    '{ manufacturers(query: { size: 1 }) { data { results { id } } } categories { data { id } } }',
    {},
  );
  const category = categories.data[0]?.id;
  const id = await make('productsCreate', 'ProductInput', {
    ...{ name, slug: slugOf(name), status: '2', type: '2', family_id },
    manufacturer_id: manufacturers.data.results[0]?.id,
    categories: [category],
    main_category_id: category,
    attributes: attributes.map(({ attr_id, options }) => ({ attr_id, options })),
    variations: [],
  });
  const setPrices = (amount: string) =>
    call('mutation ($input: VariationsEditInput!) { editVariations(input: $input) { data } }', {
      input: { query: { parent_id: id }, price: { mode: 'set', amount } },
    });
  return { id, name, attributes, setPrices };
};

const slugOf = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');

const createAttribute = async (
  call: <Data>(query: string, variables: object) => Promise<Data>,
  make: (mutation: string, type: string, input: object) => Promise<string>,
  name: string,
  names: readonly string[],
) => {
  const attr_id = await make('createAttribute', 'AttributeInput', {
    ...{ name, slug: slugOf(name), type: 'select', is_configurable: true, is_dropdown: true },
  });
  await call(
    'mutation ($input: AttributeOptionsInput!) { createAttributeOptions(input: $input) { status } }',
    { input: { attr_id, names } },
  );
  const { attributeOptions } = await call<{
    attributeOptions: { data: { results: { id: string; name: string }[] } };
  }>(
    `query ($query: AttributeOptionsQuery) { attributeOptions(query: $query) {
      data { results { id name } } } }`,
    { query: { attr_id, size: 1000 } },
  );
  const options = attributeOptions.data.results;
  const spare = names.at(-1) ?? '';
  return {
    ...{ attr_id, name, spare },
    options: options.filter((option) => option.name !== spare).map(({ id }) => id),
  };
};
