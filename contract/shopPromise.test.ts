import fs from 'node:fs';
import { buildSchema, isEnumType, isInputObjectType, isObjectType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { shopTypeDefs } from './generated/shopTypeDefs.ts';
import { brokenPromises } from './shopPromise.ts';

const base = `
  directive @scope(name: Scope!) on FIELD_DEFINITION
  enum Scope { catalogue orders }
  enum Colour { red blue @deprecated(reason: "Since 2026-01-01. Use red.") }
  input Wanted { name: String!, size: Int = 3 }`;
const released = `${base}
  type Query {
    product(slug: String!): String! @scope(name: catalogue)
    old: String @scope(name: catalogue) @deprecated(reason: "Since 2026-01-01. Use product.")
    find(by: Wanted): Colour @scope(name: catalogue)
  }`;

describe('the promise to shops', () => {
  test('is kept by the present schema', () => {
    const last = fs.readFileSync('contract/shop/released.graphql', 'utf8');
    const today = new Date().toISOString().slice(0, 10);
    expect(brokenPromises(last, shopTypeDefs, today)).toEqual([]);
  });

  test('allows new fields and types', () => {
    const more = released.replace('find(', 'more(of: Int): Int @scope(name: orders) find(');
    expect(brokenPromises(released, more, '2026-02-01')).toEqual([]);
  });

  test.each([
    ['a removed field', 'find(by: Wanted): Colour @scope(name: catalogue)', ''],
    ['another type', 'product(slug: String!): String!', 'product(slug: String!): Int!'],
    [
      'a result that may be null',
      'product(slug: String!): String!',
      'product(slug: String!): String',
    ],
    ['a new required argument', 'find(by: Wanted)', 'find(by: Wanted, n: Int!)'],
    [
      'another scope',
      'slug: String!): String! @scope(name: catalogue)',
      'slug: String!): String! @scope(name: orders)',
    ],
    ['another default', 'size: Int = 3', 'size: Int = 4'],
    ['a removed value', 'enum Colour { red ', 'enum Colour { '],
  ])('is broken by %s', (_, from, to) => {
    expect(released).toContain(from);
    expect(brokenPromises(released, released.replace(from, to), '2026-02-01')).toHaveLength(1);
  });

  test('ends a year after a field or a value was deprecated', () => {
    const without = released
      .replace(/ {4}old: .*\n/, '')
      .replace(' blue @deprecated(reason: "Since 2026-01-01. Use red.")', '');
    expect(brokenPromises(released, without, '2027-01-01')).toHaveLength(2);
    expect(brokenPromises(released, without, '2027-01-02')).toEqual([]);
  });
});

test('everything in the contract is described', () => {
  const types = Object.values(buildSchema(shopTypeDefs).getTypeMap()).filter(
    ({ name }) =>
      !name.startsWith('__') && !['String', 'Int', 'Float', 'Boolean', 'ID'].includes(name),
  );
  const silent = types.flatMap((type) => [
    ...(type.description ? [] : [type.name]),
    ...(isObjectType(type) || isInputObjectType(type) ? Object.values(type.getFields()) : [])
      .filter(({ description }) => !description)
      .map(({ name }) => `${type.name}.${name}`),
    ...(isEnumType(type) ? type.getValues() : [])
      .filter(({ description }) => !description)
      .map(({ name }) => `${type.name}.${name}`),
  ]);
  expect(silent).toEqual([]);
});

test('every call names the scope that it needs, or that it needs none', () => {
  const schema = buildSchema(shopTypeDefs);
  const calls = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}),
  );
  const directives = ['scope', 'everyKey'];
  const open = calls.filter(
    ({ astNode }) => !astNode?.directives?.some(({ name }) => directives.includes(name.value)),
  );
  expect(open.map(({ name }) => name)).toEqual([]);
});
