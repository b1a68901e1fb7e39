import { makeExecutableSchema } from '@graphql-tools/schema';
import { getDirective, MapperKind, mapSchema } from '@graphql-tools/utils';
import { defaultFieldResolver, type GraphQLSchema } from 'graphql';
import { shopTypeDefs } from '#contract/generated/shopTypeDefs.ts';
import type { Scope } from '#contract/rules/platform/apiKey.ts';
import type { Resolvers as ShopResolvers } from '#server/generated/shopResolvers.ts';
import { assertScope, type ShopContext } from './shopContext.ts';

const built = new WeakMap<readonly ShopResolvers[], GraphQLSchema>();

/** The shop's contract with these resolvers, in which each call checks the scope that it needs. */
export const shopSchemaOf = (resolvers: readonly ShopResolvers[]): GraphQLSchema => {
  const schema = built.get(resolvers) ?? buildSchema(resolvers);
  built.set(resolvers, schema);
  return schema;
};

const buildSchema = (resolvers: readonly ShopResolvers[]): GraphQLSchema =>
  enforceScopes(
    makeExecutableSchema({
      typeDefs: shopTypeDefs,
      resolvers: [...resolvers],
      resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
    }),
  );

/** Enforces `@scope`. A root field with neither `@scope` nor `@everyKey` fails the build. */
const enforceScopes = (schema: GraphQLSchema): GraphQLSchema => {
  const roots = [schema.getQueryType()?.name, schema.getMutationType()?.name];
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field, fieldName, typeName) => {
      const scope = getDirective(schema, field, 'scope')?.[0]?.name as Scope | undefined;
      if (scope === undefined) {
        if (roots.includes(typeName) && !getDirective(schema, field, 'everyKey')) {
          throw new Error(`${typeName}.${fieldName} needs @scope or @everyKey.`);
        }
        return field;
      }
      const resolve = field.resolve ?? defaultFieldResolver;
      field.resolve = (source, args, context: ShopContext, info) => {
        assertScope(context, scope);
        return resolve(source, args, context, info);
      };
      return field;
    },
  });
};
