import { slugify } from '#contract/slug.ts';
import type { Site } from './browser.ts';

interface Created {
  created: { data: { id: string } };
}

/** Records that workbook rows refer to, with names unique to one test. */
export interface ImportFamily {
  family: string;
  /** A required text, and the system attribute. */
  care: string;
  colour: string;
  brand: string;
  category: string;
}

/** A family with a required text and a system attribute of two options. */
export const createImportFamily = async (site: Site, word: string): Promise<ImportFamily> => {
  const create = async (
    type: string,
    given: { name: string } & Record<string, unknown>,
  ): Promise<string> => {
    const input = type === 'AttributeOption' ? given : { ...given, slug: slugify(given.name) };
    const { created } = await site.api<Created>(
      'admin',
      `mutation ($input: ${type}Input!) { created: create${type}(input: $input) { data { id } } }`,
      { input },
    );
    return created.data.id;
  };
  const names = { family: `Hocker ${word}`, care: `Pflege ${word}`, colour: `Farbton ${word}` };
  const care = await create('Attribute', { name: names.care, type: 'text', is_required: true });
  const colour = await create('Attribute', {
    name: names.colour,
    type: 'select',
    is_configurable: true,
  });
  for (const name of ['Sand', 'Moos']) {
    await create('AttributeOption', {
      attr_id: colour,
      name,
      switchType: 'color',
      value: '#887766',
    });
  }
  const group = await create('AttributeGroup', {
    name: `Angaben ${word}`,
    attributes: [care, colour],
  });
  await create('AttributeFamily', {
    name: names.family,
    groups: [{ group_id: group, attributes: [{ attr_id: care, is_required: true }] }],
  });
  const { manufacturers, categories } = await site.api<{
    manufacturers: { data: { results: { company_name: string }[] } };
    categories: { data: { name: string }[] };
  }>(
    'admin',
    '{ manufacturers(query: { size: 1 }) { data { results { company_name } } } categories { data { name } } }',
  );
  return {
    ...names,
    brand: manufacturers.data.results[0]?.company_name ?? '',
    category: categories.data[0]?.name ?? '',
  };
};
