import { describe, expect, it } from 'vitest';
import type { ParentRecord } from '#resources/catalogue/parents/parentForm.ts';
import {
  countOf,
  generationInput,
  initialValues,
  keyOf,
  shownPattern,
  toggledKeys,
  typedPattern,
  violationsOf,
  withPlaceholder,
} from './generation.ts';

const option = (id: string) => ({ id, name: `Nr. ${id}` });

const product: ParentRecord = {
  id: '1',
  name: 'Tisch Fjord',
  slug: 'tisch-fjord',
  status: '2',
  type: '2',
  family_id: option('3'),
  manufacturer_id: option('4'),
  main_category_id: option('5'),
  categories: [],
  attributes: [
    { attr_id: '7', name: 'Holz', slug: 'holz', options: [option('8'), option('9')] },
    { attr_id: '10', name: 'Breite', slug: 'breite', options: ['11', '12', '13'].map(option) },
  ],
  isAutomatic: false,
  pattern: null,
  version: 1,
  updatedAt: '2026-11-21T12:00:00Z',
};
const pattern = {
  name: '{product} in {holz}',
  slug: '{product}-{options}',
  sku: 'TF-{number}',
  price: '499.00',
  surcharges: [{ option_id: '9', amount: '-20.00' }],
  tags: ['2'],
  excluded: [['12', '8']],
};

describe('a generation', () => {
  it('counts the combinations of the selected options', () => {
    expect(countOf(product.attributes)).toBe(6);
    expect(countOf([])).toBe(0);
    expect(countOf([{ attr_id: '1', name: 'Holz', slug: 'holz', options: [] }])).toBe(0);
  });

  it('needs a price before it shows a result', () => {
    expect(Object.keys(violationsOf(product, initialValues(product)))).toEqual(['price']);
  });

  it('starts with the patterns, prices and exclusions of the last one', () => {
    const form = initialValues({ ...product, pattern });
    expect(violationsOf(product, form)).toEqual({});
    expect(form.excluded).toEqual([keyOf({ options: [option('8'), option('12')] })]);
    expect(generationInput(product, form)).toMatchObject({
      parent_id: '1',
      attributes: [
        { attr_id: '7', options: ['8', '9'] },
        { attr_id: '10', options: ['11', '12', '13'] },
      ],
      name: '{product} in {holz}',
      surcharges: [{ option_id: '9', amount: '-20.00' }],
      excluded: [['8', '12']],
      tags: ['2'],
    });
  });

  it('sends neither unselected options nor empty surcharges', () => {
    const form = initialValues({ ...product, pattern });
    const [wood, width] = product.attributes;
    const attributes = wood && width ? [{ ...wood, options: [option('8')] }, width] : [];
    const fewer = { ...form, attributes, surcharges: { ...form.surcharges, 11: ' ' } };
    expect(generationInput(product, fewer).surcharges).toEqual([]);
    const without = { ...fewer, excluded: [...fewer.excluded, '9,11'] };
    expect(generationInput(product, without).excluded).toEqual([['8', '12']]);
  });
});

it('replaces the selection with a placeholder', () => {
  expect(withPlaceholder('Tisch in Holz', '{holz}', [9, 13])).toBe('Tisch in {holz}');
  expect(withPlaceholder('', '{product}', [0, 0])).toBe('{product}');
});

it('leaves a combination out, and includes it again', () => {
  expect(toggledKeys(['1,2'], '1,3')).toEqual(['1,2', '1,3']);
  expect(toggledKeys(['1,2', '1,3'], '1,2')).toEqual(['1,3']);
});

it('gives placeholders names in the language of the user', () => {
  const placeholders = [
    { key: 'product', label: 'Produktname' },
    { key: 'holz', label: 'Holzart' },
  ];
  const pattern = '{product} in {holz}, {neu}';
  expect(shownPattern(pattern, placeholders)).toBe('{Produktname} in {Holzart}, {neu}');
  expect(typedPattern('{Produktname} in {Holzart}, {neu}', placeholders)).toBe(pattern);
  expect(typedPattern('{product} in {Holz', placeholders)).toBe('{product} in {Holz');
});
