import { expect, it } from 'vitest';
import { inputOf, newItem, validateItem } from './itemForm.ts';

it('sends only the level’s fields', () => {
  const values = { ...newItem(2, null), name: 'A', products: ['1'], subItemCount: 3 };
  expect(Object.keys(inputOf(values))).toEqual(expect.arrayContaining(['brands', 'marketing']));
  expect(inputOf(values)).not.toHaveProperty('products');
  expect(inputOf(values)).not.toHaveProperty('subItemCount');
  expect(inputOf({ ...newItem(4, '1'), image: null })).not.toHaveProperty('image');
});

it('leaves values of level 4 that are too long to the server', () => {
  const name = 'x'.repeat(256);
  expect(validateItem({ ...newItem(4, '1'), name })).toEqual({});
  expect(validateItem({ ...newItem(3, '1'), name })).toHaveProperty('name');
});

it('says what a brand lacks', () => {
  const values = { ...newItem(2, null), name: 'A', brands: [{ slug: 'oak', image: null }] };
  expect(validateItem(values).brands?.message).toBe('resources.website-menu.brands.incomplete');
});
