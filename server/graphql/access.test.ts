import { makeExecutableSchema } from '@graphql-tools/schema';
import { execute, type GraphQLSchema, parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import type { DomainError } from '#server/errors/domainError.ts';
import { enforceAccess } from './access.ts';
import type { Context, SignedIn } from './context.ts';

const directives = `
  directive @access(area: String!, action: String!) on FIELD_DEFINITION | OBJECT
  directive @public on FIELD_DEFINITION | OBJECT
`;
const item = { id: '1', secret: { word: 'hidden' } };

const build = (sdl: string): GraphQLSchema =>
  enforceAccess(
    makeExecutableSchema({
      typeDefs: directives + sdl,
      resolvers: { Query: { item: () => item, items: () => [item] } },
      resolverValidationOptions: { requireResolversToMatchSchema: 'ignore' },
    }),
  );

const guarded = build(`
  type Query {
    item: Item @access(area: "tags", action: "lookup")
    items: [Item!]! @public
  }
  type Item @access(area: "tags", action: "lookup") { id: ID! secret: Secret }
  type Secret @access(area: "tags", action: "view") { word: String }
`);

const ask = async (document: string, context: Partial<Context>) => {
  const { errors = [], data } = await execute({
    schema: guarded,
    document: parse(document),
    contextValue: context,
  });
  return { data, codes: errors.map(({ originalError }) => (originalError as DomainError).code) };
};

const viewer = (...roles: string[]): SignedIn => ({
  userId: '1',
  portal: 'admin',
  roles,
  manufacturerId: null,
  vendorId: null,
  tokenHash: Buffer.alloc(0),
  isViewing: false,
  written: null,
});

describe('building', () => {
  test.each(['Query', 'Mutation'])('a bare field of %s fails it', (root) => {
    const other = root === 'Query' ? '' : 'type Query { fine: Int @public }';
    expect(() => build(`${other} type ${root} { bare: Int }`)).toThrow(
      `${root}.bare needs @access or @public.`,
    );
  });

  test('bare fields of other types are fine', () => {
    expect(() =>
      build('type Query { item: Item @public } type Item @public { id: ID! }'),
    ).not.toThrow();
  });
});

describe('reading', () => {
  test('a field is rejected without a session, and with one that is not known', async () => {
    expect((await ask('{ item { id } }', {})).codes).toEqual(['UNAUTHENTICATED']);
    const refused = { tokenRefused: true, viewer: null };
    expect((await ask('{ item { id } }', refused)).codes).toEqual(['UNAUTHENTICATED']);
  });

  test('a field is rejected to roles that may not, and granted to those that may', async () => {
    expect((await ask('{ item { id } }', { viewer: viewer('owner') })).codes).toEqual([
      'FORBIDDEN',
    ]);
    expect(await ask('{ item { id } }', { viewer: viewer('vendor') })).toMatchObject({
      data: { item: { id: '1' } },
      codes: [],
    });
  });

  test('a nested type is rejected even if the field above it is granted', async () => {
    const document = '{ item { id secret { word } } }';
    expect(await ask(document, { viewer: viewer('vendor') })).toMatchObject({
      data: { item: { id: '1', secret: null } },
      codes: ['FORBIDDEN'],
    });
    expect(await ask(document, { viewer: viewer('admin') })).toMatchObject({
      data: { item: { secret: { word: 'hidden' } } },
      codes: [],
    });
  });

  test('a public field returns its type, but no guarded field below it', async () => {
    expect(await ask('{ items { id } }', {})).toMatchObject({
      data: { items: [{ id: '1' }] },
      codes: [],
    });
    expect((await ask('{ items { secret { word } } }', {})).codes).toEqual(['UNAUTHENTICATED']);
  });
});
