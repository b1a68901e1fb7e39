import { describe, expect, it } from 'vitest';
import { defineResource } from '#providers/registry/definition.ts';
import { createAddressCodec } from './codec.ts';

const never = () => Promise.reject(new Error('not loaded here'));

const codec = createAddressCodec([
  defineResource({
    name: 'products/variations',
    area: 'variations',
    paths: { create: 'details', edit: 'details/:id' },
    filters: {
      name: 'text',
      status: 'string',
      categories: 'ids',
      amount: 'number',
      own: 'boolean',
    },
    screens: never,
    views: [],
  }),
  defineResource({ name: 'collections/tags', area: 'tags', screens: never, views: [] }),
  defineResource({
    name: 'blog',
    area: 'blog',
    paths: { list: 'list', create: 'create', edit: ':id' },
    filters: { title: 'text' },
    screens: never,
    views: [],
  }),
]);

const list = (parameters: Record<string, unknown>) =>
  `?${new URLSearchParams(
    Object.entries(parameters).map(([key, value]) => [
      key,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  )}`;

describe('paths', () => {
  it.each([
    ['/products/variations', '/products/variations'],
    ['/products/variations/create', '/products/variations/details'],
    ['/products/variations/5', '/products/variations/details/5'],
    ['/products/variations/details/5', '/products/variations/details/5'],
    ['/products/variations/details', '/products/variations/details'],
    ['/collections/tags/create', '/collections/tags/create'],
    ['/collections/tags/7', '/collections/tags/7'],
    ['/blog', '/blog/list'],
    ['/blog/list', '/blog/list'],
    ['/blog/create', '/blog/create'],
    ['/blog/7', '/blog/7'],
    ['/products/variationsish/7', '/products/variationsish/7'],
    ['/login', '/login'],
  ])('%s becomes %s', (own, expected) => {
    expect(codec.encodePath(own)).toBe(expected);
    expect(codec.encode(own)).toBe(expected);
    expect(codec.encode({ pathname: own }).pathname).toBe(expected);
  });

  it('leaves relative targets and steps of the history alone', () => {
    expect(codec.encode('next?x=1')).toBe('next?x=1');
    expect(codec.encode(-1)).toBe(-1);
  });

  it('keeps search and hash of an address', () => {
    expect(codec.encode('/products/variations/5?back=a#images')).toBe(
      '/products/variations/details/5?back=a#images',
    );
  });
});

describe('the search of a list', () => {
  it('has a zero-based page, plain filters and comma-joined ids', () => {
    const search = list({
      page: 3,
      perPage: 50,
      sort: 'name',
      order: 'ASC',
      filter: { name: 'a & b', status: '', categories: ['1', '2'], none: null },
    });
    expect(codec.encode({ search }).search).toBe(
      '?page=2&pageSize=50&sort=name&order=ASC&name=a+%26+b&categories=1%2C2',
    );
  });

  it('is read as react-admin wrote it', () => {
    const filter = { name: 'AND & Söhne', categories: ['1', '2'], amount: 3, own: true };
    const search = list({ filter, page: 2, perPage: 100, sort: 'sku', order: 'DESC' });
    const own = codec.encode({ search }).search ?? '';
    const back = new URLSearchParams(codec.decodeSearch('/products/variations', own));
    expect(JSON.parse(back.get('filter') ?? '')).toEqual(filter);
    expect(back.get('page')).toBe('2');
    expect(back.get('perPage')).toBe('100');
    expect(back.get('sort')).toBe('sku');
    expect(back.get('order')).toBe('DESC');
  });

  it.each(['-1', 'x', '1.5', '', '99999999999'])('page %j is the first', (page) => {
    const back = new URLSearchParams(
      codec.decodeSearch('/products/variations', `?page=${page}&status=1`),
    );
    expect(back.get('page')).toBe('1');
  });

  it.each(['7', '0', '5000', 'x'])('a page size that is not offered is ignored: %s', (size) => {
    const back = new URLSearchParams(
      codec.decodeSearch('/products/variations', `?pageSize=${size}&status=1`),
    );
    expect(back.has('perPage')).toBe(false);
  });

  it('treats "all" as no filter, except in a text search', () => {
    const back = new URLSearchParams(
      codec.decodeSearch('/products/variations', '?status=all&name=all&page=1'),
    );
    expect(JSON.parse(back.get('filter') ?? '')).toEqual({ name: 'all' });
  });

  it('drops parameters that are not filters of the list', () => {
    const back = new URLSearchParams(
      codec.decodeSearch('/products/variations', '?status=1&evil=1'),
    );
    expect(JSON.parse(back.get('filter') ?? '')).toEqual({ status: '1' });
  });

  it('is read only for the list, not for its records', () => {
    expect(codec.decodeSearch('/products/variations/details/5', '?name=x')).toBe('?name=x');
    expect(codec.decodeSearch('/', '?name=x')).toBe('?name=x');
  });
});

it('finds the resource a path belongs to', () => {
  expect(codec.ownerOf('/products/variations/details/5')).toBe('products/variations');
  expect(codec.ownerOf('/products')).toBeUndefined();
});

it('gives the routes of a resource its own paths', () => {
  expect(codec.encodeRoute('products/variations', 'create/*')).toBe('details');
  expect(codec.encodeRoute('products/variations', ':id/*')).toBe('details/:id');
  expect(codec.encodeRoute('products/variations', '/*')).toBe('/*');
  expect(codec.encodeRoute('collections/tags', 'create/*')).toBe('create');
});
