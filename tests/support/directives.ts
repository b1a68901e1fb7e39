import { type ConstDirectiveNode, type GraphQLSchema, valueFromASTUntyped } from 'graphql';
import type { Action, Area } from '#contract/generated/schema.ts';

interface Annotated {
  astNode?: { directives?: readonly ConstDirectiveNode[] } | null;
}

const argumentsOf = (node: Annotated, name: string): Record<string, unknown> | null => {
  const directive = node.astNode?.directives?.find((d) => d.name.value === name);
  if (!directive) return null;
  return Object.fromEntries(
    (directive.arguments ?? []).map((argument) => [
      argument.name.value,
      valueFromASTUntyped(argument.value),
    ]),
  );
};

export const accessOf = (node: Annotated): { area: Area; action: Action } | null =>
  argumentsOf(node, 'access') as { area: Area; action: Action } | null;

export const isPublic = (node: Annotated): boolean => argumentsOf(node, 'public') !== null;

export const ownerOf = (node: Annotated): string | null =>
  (argumentsOf(node, 'owned')?.by as string | undefined) ?? null;

/** The case in which the field needs a recent proof of identity; without `when`, it always does. */
export const confirmedOf = (node: Annotated): { when?: string } | null =>
  argumentsOf(node, 'confirmed');

/** The fields of Query and Mutation. */
export const rootFields = (schema: GraphQLSchema) =>
  [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}).map((field) => ({
      operation: type === schema.getQueryType() ? ('query' as const) : ('mutation' as const),
      name: field.name,
      field,
    })),
  );
