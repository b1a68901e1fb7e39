import { beforeAll, describe, expect, test } from 'vitest';
import { createManufacturer, signedIn } from '#tests/factories/people.ts';
import {
  combineVariation,
  createParent,
  createSampleBox,
  createVariation,
  describeVariation,
} from '#tests/factories/products.ts';
import {
  createAttribute,
  createAttributeGroup,
  createFamily,
  createOption,
  createTag,
  putInto,
} from '#tests/factories/structure.ts';
import { fileOfJob } from '#tests/support/jobFiles.ts';
import { admin, api, refusal, shareApi } from '#tests/support/testApi.ts';
import { editDocument, preview } from './bulkEdit/calls.ts';
import { idsDocument } from './calls.ts';

shareApi();

const kinds = {
  wood: { type: 'select', is_configurable: true },
  origin: { type: 'select', is_configurable: false },
  width: { type: 'number', is_configurable: false },
  care: { type: 'text', is_configurable: false },
  story: { type: 'textarea', is_configurable: false },
} as const;
type Kind = keyof typeof kinds;

const attributes = {} as Record<Kind, string>;
let group: string;
let options: Record<'oak' | 'beech' | 'germany' | 'italy', { id: string; attr_id: string }>;
let maker: { id: string; token: string };
/** Names of the variations by their ids. */
const names = new Map<string, string>();
let ids: string[];

interface Given {
  wood?: 'oak' | 'beech';
  values?: Partial<Record<Exclude<Kind, 'wood'>, string>>;
  parent_id: string;
}

const create = async (name: string, { wood, values = {}, parent_id }: Given) => {
  const { id } = await createVariation(api.db, { parent_id });
  names.set(id, name);
  if (wood) await combineVariation(api.db, id, options[wood]);
  for (const [kind, value] of Object.entries(values)) {
    await describeVariation(api.db, id, group, attributes[kind as Kind], value);
  }
};

beforeAll(async () => {
  const family = await createFamily(api.db);
  group = (await createAttributeGroup(api.db)).id;
  for (const [kind, values] of Object.entries(kinds)) {
    attributes[kind as Kind] = (await createAttribute(api.db, values)).id;
  }
  await putInto(api.db, group, Object.values(attributes));
  await api.db
    .insertInto('attribute_family_groups')
    .values({ family_id: family.id, group_id: group })
    .execute();
  const option = (attr_id: string, name: string) => createOption(api.db, { attr_id, name });
  options = {
    oak: await option(attributes.wood, 'Eiche'),
    beech: await option(attributes.wood, 'Buche'),
    germany: await option(attributes.origin, 'Deutschland'),
    italy: await option(attributes.origin, 'Italien'),
  };
  const manufacturerId = (await createManufacturer(api.db)).id;
  const { token } = await signedIn(api.db, 'manufacturer', { manufacturerId });
  maker = { id: manufacturerId, token };
  const parent_id = (await createParent(api.db, { family_id: family.id })).id;
  const own = await createParent(api.db, { family_id: family.id, manufacturer_id: maker.id });
  await create('oak 90', {
    wood: 'oak',
    values: { origin: 'Deutschland', width: '90', care: '50 % Wolle; nur feucht wischen' },
    parent_id,
  });
  await create('beech 140.5', {
    wood: 'beech',
    values: { origin: 'Italien', width: '140.5', story: 'Im Wald gewachsen' },
    parent_id,
  });
  await create('own oak -5', { wood: 'oak', values: { width: '-5' }, parent_id: own.id });
  await create('bare', { parent_id });
  ids = [...names.keys()];
  // of a family without these attributes
  ids.push((await createVariation(api.db)).id);
});

/** The names of the variations that a filter finds, in order; `total` must be their number. */
const find = async (text: string, token = admin): Promise<(string | undefined)[]> => {
  const query = { ids, attributes: text };
  const { variations } = await api.data(idsDocument, { query }, token);
  expect(variations.data.total).toBe(variations.data.results.length);
  return variations.data.results.map(({ id }) => names.get(id));
};

/** The text of a filter, with the ids of attributes and options for their names. */
const filterOf = (text: string): string =>
  text.replace(/[a-z]+/g, (word) => {
    if (word in attributes) return attributes[word as Kind];
    return options[word as 'oak']?.id ?? word;
  });

describe('the filter by values of attributes', () => {
  test.each([
    ['wood:is:oak', ['oak 90', 'own oak -5']],
    ['wood:is:oak,beech', ['oak 90', 'beech 140.5', 'own oak -5']],
    ['origin:is:germany', ['oak 90']],
    ['origin:is:germany,italy', ['oak 90', 'beech 140.5']],
    ['width:range:90..140', ['oak 90']],
    ['width:range:90..140.50', ['oak 90', 'beech 140.5']],
    ['width:range:90.001..', ['beech 140.5']],
    ['width:range:..-5', ['own oak -5']],
    ['width:range:-5..-5.0', ['own oak -5']],
    ['width:range:141..', []],
    ['care:has:FEUCHT wischen', ['oak 90']],
    ['care:has:50 %25 wolle%3B', ['oak 90']],
    ['care:has:trocken', []],
    ['story:has:wald', ['beech 140.5']],
    ['wood:filled', ['oak 90', 'beech 140.5', 'own oak -5']],
    ['wood:empty', ['bare']],
    ['origin:filled', ['oak 90', 'beech 140.5']],
    ['origin:empty', ['own oak -5', 'bare']],
    ['width:empty', ['bare']],
    ['story:empty', ['oak 90', 'own oak -5', 'bare']],
    ['wood:is:oak;width:range:0..', ['oak 90']],
    ['wood:is:oak;origin:empty', ['own oak -5']],
    ['wood:is:oak;origin:is:italy', []],
    ['', ['oak 90', 'beech 140.5', 'own oak -5', 'bare', undefined]],
  ])('finds by "%s"', async (text, found) => {
    // words of texts are no names
    const isText = text.includes(':has:');
    const [attribute = '', ...rest] = text.split(':');
    const filter = isText ? [filterOf(attribute), ...rest].join(':') : filterOf(text);
    expect(await find(filter)).toEqual(found);
  });

  test('finds a manufacturer’s own variations only', async () => {
    expect(await find(filterOf('wood:is:oak'), maker.token)).toEqual(['own oak -5']);
    expect(await find(filterOf('wood:is:beech'), maker.token)).toEqual([]);
    expect(await find(filterOf('origin:empty'), maker.token)).toEqual(['own oak -5']);
  });

  test('follows a changed value', async () => {
    const [id = ''] = [...names].find(([, name]) => name === 'bare') ?? [];
    await describeVariation(api.db, id, group, attributes.width, '200');
    expect(await find(filterOf('width:range:200..200'))).toEqual(['bare']);
    await api.db.deleteFrom('variation_attributes').where('variation_id', '=', id).execute();
    expect(await find(filterOf('width:range:200..200'))).toEqual([]);
  });
});

const sampleBoxDocument = `mutation ($input: SampleBoxLinksInput!) {
  updateSampleBoxLinks(input: $input) { data } }`;
const exportDocument = `mutation ($input: VariationsExportInput!) {
  exportVariations(input: $input) { data { id } } }`;
const statusDocument = `mutation ($input: VariationsStatusInput!) {
  updateProductVariationsStatus(input: $input) { data } }`;
const completenessDocument = `query ($input: VariationsInput!) {
  variationsCompleteness(input: $input) { data { drafts } } }`;
const previewDocument = `query ($input: VariationsEditInput!) {
  variationsEditPreview(input: $input) { data { total } } }`;

describe('an invalid filter', () => {
  const refused = async (document: string, variables: object) =>
    (await refusal(document, variables as Record<string, unknown>)).extensions;
  const ofList = async (attributesText: string) =>
    refused(idsDocument, { query: { attributes: attributesText } });

  test.each([
    ['names no attribute', '999999:empty', 'unknown'],
    ['asks a range of options', 'wood:range:1..2', 'wrongType'],
    ['asks words of a number', 'width:has:1', 'wrongType'],
    ['asks options of a text', 'care:is:oak', 'wrongType'],
    ['names an option of another attribute', 'wood:is:germany', 'noOption'],
    ['names no option', 'wood:is:999999', 'noOption'],
    ['has a range that ends before it starts', 'width:range:2..1', 'endsBeforeStart'],
    ['names an attribute twice', 'wood:empty;wood:filled', 'valueTwice'],
    ['cannot be read', 'wood', 'filter'],
  ])('is rejected if it %s', async (_, text, rule) => {
    expect(await ofList(filterOf(text))).toEqual({
      code: 'INVALID',
      fields: { attributes: { rule: `rules.${rule}` } },
    });
  });

  test('is rejected by everything that takes the list’s filter', async () => {
    const attribute = await createAttribute(api.db, kinds.width);
    const query = { attributes: `${attribute.id}:range:1..` };
    await api.db.deleteFrom('attributes').where('id', '=', attribute.id).execute();
    const box = await createSampleBox(api.db);
    const price = { mode: 'set', amount: '1' };
    for (const [document, input] of [
      [exportDocument, { query, format: 'csv' }],
      [statusDocument, { query, status: '1' }],
      [editDocument, { query, price }],
      [previewDocument, { query, price }],
      [completenessDocument, { query }],
      [sampleBoxDocument, { query, sample_box_id: box.id, linked: true }],
    ] as const) {
      expect(await refused(document, { input }), document).toMatchObject({
        code: 'INVALID',
        fields: { attributes: { rule: 'rules.unknown' } },
      });
    }
  });
});

describe('what takes the list’s filter', () => {
  const filter = () => ({ ids, attributes: filterOf('wood:is:oak;width:filled') });
  const found = ['oak 90', 'own oak -5'];
  const namesOf = (of: readonly string[]) => of.map((id) => names.get(id)).sort();

  test('exports those variations', async () => {
    const input = { query: filter(), format: 'csv' };
    const { exportVariations } = await api.data(exportDocument, { input }, admin);
    const { file } = await fileOfJob(exportVariations.data.id, admin);
    const lines = file.toString().trim().split('\r\n').slice(1);
    const skus = await api.db
      .selectFrom('variations')
      .select(['id', 'sku'])
      .where('id', 'in', ids)
      .execute();
    const exported = skus.filter(({ sku }) => lines.some((line) => line.includes(sku)));
    expect(lines).toHaveLength(2);
    expect(namesOf(exported.map(({ id }) => id))).toEqual(found);
  });

  test('previews and edits those variations', async () => {
    const tag = await createTag(api.db);
    const input = { query: filter(), tags: { mode: 'add', ids: [tag.id] } };
    const planned = await preview(input);
    expect(namesOf(planned.results.map(({ id }) => id))).toEqual(found);
    const { editVariations } = await api.data(editDocument, { input }, admin);
    expect(namesOf(editVariations.data)).toEqual(found);
  });

  test('sets the status of those variations', async () => {
    const { data } = (
      await api.data(statusDocument, { input: { query: filter(), status: '1' } }, admin)
    ).updateProductVariationsStatus;
    expect(namesOf(data)).toEqual(found);
  });
});
