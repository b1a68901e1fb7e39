import {
  buildSchema,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isUnionType,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { accessOf, isPublic, ownerOf, rootFields } from '#tests/support/directives.ts';
import { typeDefs } from './generated/typeDefs.ts';

const schema = buildSchema(typeDefs);

const objectTypes = (of: GraphQLSchema): GraphQLObjectType[] =>
  Object.values(of.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => !name.startsWith('__') && !['Query', 'Mutation'].includes(name));

/** Fields with data in a public type; only an envelope may have them. */
const envelopeFields = ['data', 'results', 'message', 'status', 'total', 'token'];
/** Public types that are not envelopes, and public fields that return guarded types. */
const publicTypes = ['Role', 'PasskeyOptions'];
const publicFields = ['SignInResult.user'];

const violationsOf = (type: GraphQLObjectType): string[] =>
  Object.values(type.getFields())
    .filter((field) => {
      if (publicTypes.includes(type.name)) return !isLeafType(getNamedType(field.type));
      if (publicFields.includes(`${type.name}.${field.name}`)) return !isPublic(field);
      const target = getNamedType(field.type);
      // types with their own guard may be in any envelope, for example the parts of the dashboard
      if (isObjectType(target) && accessOf(target)) return false;
      return !envelopeFields.includes(field.name);
    })
    .map((field) => `${type.name}.${field.name}`);

describe('annotations', () => {
  test('every field of Query and Mutation declares its access', () => {
    const fields = rootFields(schema);
    expect(fields.length).toBeGreaterThan(15);
    const bare = fields.filter(({ field }) => !accessOf(field) && !isPublic(field));
    expect(bare.map(({ name }) => name)).toEqual([]);
  });

  test('let callers without a session sign in, and nothing else', () => {
    const open = rootFields(schema).filter(({ field }) => isPublic(field));
    expect(open.map(({ name }) => name).sort()).toEqual([
      'beginPasskeySignIn',
      'checkKey',
      'forgotPassword',
      'manufacturerCheck',
      'manufacturerSignIn',
      'manufacturersKey',
      'openViewing',
      'passkeySignIn',
      'renewKey',
      'resetPassword',
      'signIn',
      'takeBackEmail',
      'vendorCheck',
      'vendorKey',
      'vendorSignIn',
    ]);
  });

  test('every type declares its access in one way', () => {
    for (const type of objectTypes(schema)) {
      expect(Boolean(accessOf(type)) !== isPublic(type), type.name).toBe(true);
    }
  });

  test('a type with an owner is never public', () => {
    for (const type of objectTypes(schema).filter((each) => ownerOf(each))) {
      expect(accessOf(type), type.name).not.toBeNull();
    }
  });

  // enforceAccess only checks object types
  test('cover everything, because there are no interfaces or unions', () => {
    const abstract = Object.values(schema.getTypeMap()).filter(
      (type) => isInterfaceType(type) || isUnionType(type),
    );
    expect(abstract.map(({ name }) => name)).toEqual([]);
  });
});

describe('public types', () => {
  test('hold envelopes, lists and roles only', () => {
    const open = objectTypes(schema).filter(isPublic);
    expect(open.length).toBeGreaterThan(5);
    expect(open.flatMap(violationsOf)).toEqual([]);
  });

  test('one that held a price would be found', () => {
    const leaky = buildSchema(`
      directive @public on OBJECT | FIELD_DEFINITION
      type Query { offer: Offer! @public }
      type Offer @public { data: ID! price: String! }
    `);
    expect(objectTypes(leaky).flatMap(violationsOf)).toEqual(['Offer.price']);
  });
});

/**
 * Paths that reach an owner's type neither from a root field (through envelopes) nor from a type of
 * the same owner. `from` is the last of these on the path: root, owner or neither.
 */
const strayPaths = (of: GraphQLSchema): string[] => {
  const found: string[] = [];
  const seen = new Set<string>();
  const walk = (type: GraphQLObjectType, from: string, path: string) => {
    if (seen.has(`${type.name} ${from}`)) return;
    seen.add(`${type.name} ${from}`);
    for (const field of Object.values(type.getFields())) {
      const target = getNamedType(field.type);
      if (!isObjectType(target)) continue;
      const here = `${path}.${field.name}`;
      const owner = ownerOf(target);
      if (owner && from !== 'root' && from !== owner) found.push(`${here}: ${target.name}`);
      walk(target, isPublic(target) ? from : (owner ?? 'nobody'), here);
    }
  };
  for (const root of [of.getQueryType(), of.getMutationType()]) {
    if (root) walk(root, 'root', root.name);
  }
  return found;
};

describe('nested paths', () => {
  test("an owner's type is reached from a root field or from a type of the same owner", () => {
    expect(strayPaths(schema)).toEqual([]);
  });

  const directives = `
    directive @public on OBJECT
    directive @owned(by: String!) on OBJECT
  `;

  test('Tag.variations would be found, straight or inside a list', () => {
    const leaky = buildSchema(`${directives}
      type Query { tags: TagList!  variations: VariationList! }
      type TagList @public { results: [Tag!]! }
      type Tag { id: ID!  variations: [Variation!]!  page: VariationList! }
      type VariationList @public { results: [Variation!]! }
      type Variation @owned(by: "manufacturer") { id: ID!  tags: [Tag!]! }
    `);
    expect(strayPaths(leaky).sort()).toEqual([
      'Query.tags.results.page.results: Variation',
      'Query.tags.results.variations: Variation',
    ]);
  });

  test("another owner's type below an owner's would be found", () => {
    const leaky = buildSchema(`${directives}
      type Query { order: Order! }
      type Order @owned(by: "vendor") { id: ID!  lines: [Line!]!  product: Product! }
      type Line @owned(by: "vendor") { id: ID! }
      type Product @owned(by: "manufacturer") { id: ID! }
    `);
    expect(strayPaths(leaky)).toEqual(['Query.order.product: Product']);
  });
});
