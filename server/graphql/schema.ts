import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { listTypes, typeDefs } from '#contract/generated/typeDefs.ts';
import type { Resolvers } from '#server/generated/resolvers.ts';
import { enforceAccess } from './access.ts';
import { listResolvers } from './list.ts';

/** The API: the contract's schema with these resolvers, and with access control applied. */
export const buildSchema = (resolvers: readonly Resolvers[]): GraphQLSchema =>
  enforceAccess(
    makeExecutableSchema({
      typeDefs,
      resolvers: [Object.fromEntries(listTypes.map((name) => [name, listResolvers])), ...resolvers],
      resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
    }),
  );
