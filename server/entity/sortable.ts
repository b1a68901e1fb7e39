import { getDirective } from '@graphql-tools/utils';
import { type GraphQLField, type GraphQLResolveInfo, getNamedType, isObjectType } from 'graphql';
import { can } from '#contract/access.ts';
import type { Action, Area } from '#contract/generated/schema.ts';
import { forbidden } from '#server/errors/domainError.ts';
import type { Viewer } from '#server/graphql/context.ts';

/**
 * Rejects sorting by a field that the viewer may not read, because the order would reveal its
 * values, such as how often all manufacturers together use a tag.
 */
export const assertSortable = (viewer: Viewer, info: GraphQLResolveInfo, sort: string): void => {
  const field = fieldAt(info, ['data', 'results', sort]);
  const [access] = (field && getDirective(info.schema, field, 'access')) ?? [];
  const { area, action } = (access ?? {}) as { area?: Area; action?: Action };
  if (area && action && !can(viewer.roles, area, action)) throw forbidden();
};

const fieldAt = ({ returnType }: GraphQLResolveInfo, path: readonly string[]) => {
  let type = getNamedType(returnType);
  let field: GraphQLField<unknown, unknown> | undefined;
  for (const name of path) {
    field = isObjectType(type) ? type.getFields()[name] : undefined;
    if (!field) return undefined;
    type = getNamedType(field.type);
  }
  return field;
};
