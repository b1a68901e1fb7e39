import { describe, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { feedPrice, productOfRow, proposedMapping } from './affiliateFeed.ts';

test.each([
  ['12.5', '12.50'],
  ['12,50 €', '12.50'],
  ['1.299,00', '1299.00'],
  ['1,299.00 EUR', '1299.00'],
  ['EUR 1299', '1299.00'],
  ['1.299', '1299.00'],
  ['1.234.567', '1234567.00'],
  ['1 299,90', '1299.90'],
  ["1'299.00", '1299.00'],
  ['49,-', '49.00'],
  ['0', '0.00'],
  ['007', '7.00'],
])('the price %j is %s', (text, price) => {
  expect(feedPrice(text)).toBe(price);
});

test.each([
  '',
  'ab 12,50',
  '12.50 USD',
  '$12.50',
  '£5',
  '-5',
  '12.345,6.7',
  '1.2345',
  '1,23,456',
  '12345678901',
  '1e5',
  'kostenlos',
])('%j is not a price', (text) => {
  expect(feedPrice(text)).toBeNull();
});

const mapping = {
  id: 'sku',
  title: 'name',
  price: 'preis',
  link: 'url',
  category: 'gruppe',
  picture: 'bild',
  description: 'text',
};
const row = {
  sku: ' A-1 ',
  name: 'Lampe',
  preis: '12,50',
  url: 'https://shop.example/a-1',
  gruppe: 'Wohnen / Licht',
  bild: 'https://shop.example/a-1.jpg',
  text: '<p>Aus <b>Glas</b> &amp; Holz</p><script>alert(1)</script>',
};
const refusalOf = (cells: Record<string, string>) =>
  productOfRow({ ...row, ...cells }, mapping).refusal;

describe('a row of a feed', () => {
  test('is a product', () => {
    expect(productOfRow(row, mapping).product).toEqual({
      externalId: 'A-1',
      title: 'Lampe',
      price: '12.50',
      link: 'https://shop.example/a-1',
      category: 'Wohnen > Licht',
      picture: 'https://shop.example/a-1.jpg',
      description: 'Aus Glas & Holz\nalert(1)',
    });
  });

  test.each([
    ['Wohnen>Licht', 'Wohnen > Licht'],
    ['Wohnen | Licht|Lampen', 'Wohnen > Licht > Lampen'],
    ['TV/Hifi', 'TV/Hifi'],
    ['', '-'],
    [' > ', '-'],
  ])('of category %j is assigned to %j', (gruppe, path) => {
    expect(productOfRow({ ...row, gruppe }, mapping).product?.category).toBe(path);
  });

  test('may lack picture, description and category, also as columns', () => {
    const { product } = productOfRow(row, {
      ...mapping,
      category: '',
      picture: '',
      description: '',
    });
    expect(product).toMatchObject({ category: '-', picture: null, description: '' });
  });

  test('is rejected with the error and its place', () => {
    expect(refusalOf({ sku: '' })).toMatchObject({ field: 'id', rule: 'rules.required' });
    expect(refusalOf({ name: 'x'.repeat(256) })).toMatchObject({
      ...{ field: 'title', rule: 'rules.maxLength', limit: limits.name },
    });
    expect(refusalOf({ name: 'a\u0000b' })).toMatchObject({ rule: 'rules.controlCharacters' });
    expect(refusalOf({ preis: 'viel' })).toEqual({
      ...{ field: 'price', rule: 'rules.feedPrice', value: 'viel' },
    });
    expect(refusalOf({ url: 'javascript:alert(1)' })).toMatchObject({
      ...{ field: 'link', rule: 'rules.link' },
    });
    expect(refusalOf({ bild: 'data:image/png;base64,' })).toMatchObject({ field: 'picture' });
    expect(refusalOf({ gruppe: 'x'.repeat(501) })).toMatchObject({ field: 'category' });
  });

  test('keeps its id even if rejected', () => {
    const verdict = productOfRow({ ...row, preis: '' }, mapping);
    expect(verdict).toMatchObject({ externalId: 'A-1', refusal: { field: 'price' } });
  });
});

test('columns propose the fields they are named after', () => {
  expect(proposedMapping(['ID', 'Title', 'g:price', 'Preis', 'deeplink', 'Farbe'])).toEqual({
    id: 'ID',
    title: 'Title',
    price: 'g:price',
    link: 'deeplink',
    category: '',
    picture: '',
    description: '',
  });
});
