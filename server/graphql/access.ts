import { getDirective, MapperKind, mapSchema } from '@graphql-tools/utils';
import { defaultFieldResolver, type GraphQLSchema, getNamedType, isObjectType } from 'graphql';
import { can, isEnrolling } from '#contract/access.ts';
import type { Action, Area } from '#contract/generated/schema.ts';
import {
  assertConfirmed,
  assertNotViewing,
  forbidden,
  noSession,
  secondFactorRequired,
  tokenNotValid,
} from '#server/errors/domainError.ts';
import type { Context } from './context.ts';

interface Access {
  area: Area;
  action: Action;
}

const assertAccess = ({ area, action }: Access, context: Context): void => {
  if (context.tokenRefused) throw tokenNotValid();
  if (!context.viewer) throw noSession();
  const { roles } = context.viewer;
  if (can(roles, area, action)) return;
  throw isEnrolling(roles) ? secondFactorRequired() : forbidden();
};

/**
 * Enforces `@access` on each field that carries it, and on each field whose type does, so that
 * nested fields are not a way around it, and `@confirmed` on each field that carries it without a
 * case. A root field with neither `@access` nor `@public` fails the build.
 */
export const enforceAccess = (schema: GraphQLSchema): GraphQLSchema => {
  const roots = [schema.getQueryType()?.name, schema.getMutationType()?.name];
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field, fieldName, typeName) => {
      const own = accessOf(schema, field);
      if (roots.includes(typeName) && !own && !getDirective(schema, field, 'public')) {
        throw new Error(`${typeName}.${fieldName} needs @access or @public.`);
      }
      const type = getNamedType(field.type);
      const rules = [own, isObjectType(type) ? accessOf(schema, type) : undefined].filter(
        (rule) => rule !== undefined,
      );
      const needsProof = getDirective(schema, field, 'confirmed')?.some(({ when }) => !when);
      // a public field may return data that its caller has just gained access to (sign-in)
      const isOpen = rules.length === 0 || getDirective(schema, field, 'public');
      const mayView = typeName !== roots[1] || fieldName === endOfViewing;
      if (isOpen && mayView) return field;
      const resolve = field.resolve ?? defaultFieldResolver;
      field.resolve = (source, args, context: Context, info) => {
        if (!mayView) assertNotViewing(context.viewer);
        if (!isOpen) for (const rule of rules) assertAccess(rule, context);
        if (needsProof) assertConfirmed(context.viewer);
        return resolve(source, args, context, info);
      };
      return field;
    },
  });
};

/** The only mutation allowed while an administrator views as another account. */
const endOfViewing = 'signOut';

const accessOf = (
  schema: GraphQLSchema,
  node: Parameters<typeof getDirective>[1],
): Access | undefined => getDirective(schema, node, 'access')?.[0] as Access | undefined;
