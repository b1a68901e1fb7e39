import { expect, it } from 'vitest';
import { newInputOf, type ParentRecord } from './parentForm.ts';
import { validate } from './validate.ts';

const named = (id: string) => ({ id, name: `Nr. ${id}` });

const product: Partial<ParentRecord> = {
  name: 'Tisch Fjord',
  slug: 'tisch-fjord',
  status: '2',
  type: '2',
  family_id: named('3'),
  manufacturer_id: named('4'),
  main_category_id: named('5'),
  categories: [named('6')],
  attributes: [{ attr_id: '7', name: 'Holz', slug: 'holz', options: [named('8'), named('9')] }],
  isAutomatic: true,
};
const simple: Partial<ParentRecord> = {
  ...product,
  type: '1',
  variations: [{ sku: 'TF-1', price: '499', tags: ['1'] }],
};

it('sends a configurable product with its options, the main category first', () => {
  expect(validate(product)).toEqual({});
  expect(newInputOf(product)).toMatchObject({
    main_category_id: '5',
    categories: ['5', '6'],
    attributes: [{ attr_id: '7', options: ['8', '9'] }],
    isAutomatic: true,
    variations: [],
  });
});

it('sends a simple product with its one variation of the same name, without attributes', () => {
  expect(validate(simple)).toEqual({});
  expect(newInputOf(simple)).toMatchObject({
    attributes: [],
    isAutomatic: false,
    variations: [{ name: 'Tisch Fjord', slug: 'tisch-fjord', sku: 'TF-1', price: '499' }],
  });
});

it("reports missing fields of a new simple product's variation at the variation", () => {
  const violations = validate({ ...simple, variations: [{ sku: '', price: 'viel', tags: [] }] });
  expect(Object.keys(violations)).toEqual(['variations']);
  expect(violations).toMatchObject({
    variations: [
      {
        sku: { message: 'rules.required' },
        price: { message: 'rules.price' },
        tags: { message: 'rules.required' },
      },
    ],
  });
});

it('does not check the variation of a stored product, nor the name twice', () => {
  expect(validate({ ...simple, id: '1', variations: undefined })).toEqual({});
  expect(Object.keys(validate({ ...simple, name: '', slug: '' }))).toEqual(['name', 'slug']);
});

it('requires an option of each attribute', () => {
  const [wood] = product.attributes ?? [];
  const attributes = wood ? [{ ...wood, options: [] }] : [];
  expect(validate({ ...product, attributes })).toMatchObject({
    attributes: { message: 'rules.optionRequired' },
  });
});

it('saves a draft without tags if the user chose that, a published product never', () => {
  const given = (status: string, allowIncomplete?: boolean): Partial<ParentRecord> => ({
    ...simple,
    status,
    variations: [
      { sku: 'TF-1', price: '499', tags: [], ...(allowIncomplete && { allowIncomplete }) },
    ],
  });
  expect(Object.keys(validate(given('2')))).toEqual(['variations']);
  expect(validate(given('2', true))).toEqual({});
  expect(Object.keys(validate(given('1', true)))).toEqual(['variations']);
});
