import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { listTypes, typeDefs } from '#contract/generated/typeDefs.ts';
import type { Resolvers } from '#server/generated/resolvers.ts';
import { enforceAccess } from './access.ts';
import { listResolvers } from './list.ts';

const built = new WeakMap<readonly Resolvers[], GraphQLSchema>();

/**
 * The API: the contract's schema with these resolvers, and with access control applied. Built once
 * for all servers of a process, because tests start hundreds.
 */
export const schemaOf = (resolvers: readonly Resolvers[]): GraphQLSchema => {
  const schema = built.get(resolvers) ?? buildSchema(resolvers);
  built.set(resolvers, schema);
  return schema;
};

const buildSchema = (resolvers: readonly Resolvers[]): GraphQLSchema =>
  enforceAccess(
    makeExecutableSchema({
      typeDefs,
      resolvers: [Object.fromEntries(listTypes.map((name) => [name, listResolvers])), ...resolvers],
      resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
    }),
  );
