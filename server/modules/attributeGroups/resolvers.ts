import type { GraphQLResolveInfo } from 'graphql';
import { can } from '#contract/access.ts';
import {
  attributeGroupInput,
  attributeGroupsQuery,
  attributeGroupsTarget,
} from '#contract/rules/attributeGroup.ts';
import { id } from '#contract/rules/fields.ts';
import type { Resolvers } from '#server/generated/graphql.ts';
import { answer } from '#server/graphql/answer.ts';
import { type Viewer, viewerOf } from '#server/graphql/context.ts';
import { forbidden, parse, parseId } from '#server/graphql/errors.ts';
import { listResolvers } from '#server/graphql/list.ts';
import { requestedFields } from '#server/graphql/selection.ts';
import { runBulk } from '#server/jobs/bulk.ts';
import { attributeGroupActions } from './bulk.ts';
import { createGroup, groupImpact, updateGroup } from './changes.ts';
import { type AskedFields, groupById, listGroups } from './groups.ts';

const askedFields = (info: GraphQLResolveInfo, path: readonly string[]): AskedFields => ({
  group: requestedFields(info, path),
  attribute: requestedFields(info, [...path, 'items', 'attribute']),
});

export const attributeGroupResolvers: Resolvers = {
  AttributeGroupList: listResolvers,
  Query: {
    attributeGroup: async (_, { query }, context, info) => {
      const filter = parse(attributeGroupsQuery, query);
      assertSortable(viewerOf(context), filter.sort);
      const fields = askedFields(info, ['data', 'results']);
      return answer(await listGroups(context.db, filter, fields));
    },
    attributeGroupId: async (_, args, { db }, info) =>
      answer(await groupById(db, parseId(id, args.id), askedFields(info, ['data']))),
    attributeGroupImpact: async (_, args, { db }) => {
      const { attributes } = parse(attributeGroupInput, args.input);
      return answer(await groupImpact(db, parseId(id, args.id), attributes));
    },
  },
  Mutation: {
    createAttributeGroup: async (_, { input }, context, info) => {
      const { db } = context;
      const { userId } = viewerOf(context);
      const created = await createGroup(db, userId, parse(attributeGroupInput, input));
      return answer(await groupById(db, created, askedFields(info, ['data'])));
    },
    updateAttributeGroup: async (_, args, context, info) => {
      const { db, queue } = context;
      const group = parseId(id, args.id);
      const input = parse(attributeGroupInput, args.input);
      await updateGroup(db, queue, viewerOf(context).userId, group, input);
      return answer(await groupById(db, group, askedFields(info, ['data'])));
    },
    deleteAttributeGroupByIds: (_, args, context) =>
      runBulk(context, attributeGroupActions.remove, parse(attributeGroupsTarget, args), {}),
  },
};

/** An order tells what it goes by. */
const assertSortable = (viewer: Viewer, sort: string): void => {
  const isOpen = !['usage', 'updatedAt'].includes(sort);
  if (!isOpen && !can(viewer.roles, 'attributeGroups', 'view')) throw forbidden();
};
