import { expect, test } from 'vitest';
import { productCounter } from './productCounter.ts';

const group = (key: string) => ({ key, parent_id: null, name: key });
const product = (place: number, name: string, rows: number) => ({
  ...{ place, name, rows },
  parent_id: null,
});

test('products have places in order of appearance', () => {
  const { count, products } = productCounter([]);
  expect(['a', 'b', 'a', 'c'].map((key) => count(group(key)))).toEqual([1, 2, 1, 3]);
  expect(products).toEqual([product(1, 'a', 2), product(2, 'b', 1), product(3, 'c', 1)]);
});

test('stored rows keep their products, which further rows join', () => {
  const { count, products } = productCounter([1, 2, 1]);
  expect(['a', 'b', 'a', 'b', 'c'].map((key) => count(group(key)))).toEqual([1, 2, 1, 2, 3]);
  expect(products).toEqual([product(1, 'a', 2), product(2, 'b', 2), product(3, 'c', 1)]);
});

test('two products that have become one since keep the places of their stored rows', () => {
  const { count, products } = productCounter([1, 2, 3]);
  expect(['a', 'a', 'b', 'a', 'b'].map((key) => count(group(key)))).toEqual([1, 2, 3, 1, 3]);
  expect(products.map(({ place, rows }) => [place, rows])).toEqual([
    [1, 2],
    [2, 1],
    [3, 2],
  ]);
});
