import type { GraphQLResolveInfo } from 'graphql';
import { can } from '#contract/access.ts';
import {
  attributeFamiliesQuery,
  attributeFamiliesTarget,
  attributeFamilyInput,
} from '#contract/rules/attributeFamily.ts';
import { id } from '#contract/rules/fields.ts';
import type { Resolvers } from '#server/generated/graphql.ts';
import { answer } from '#server/graphql/answer.ts';
import { type Viewer, viewerOf } from '#server/graphql/context.ts';
import { forbidden, parse, parseId } from '#server/graphql/errors.ts';
import { listResolvers } from '#server/graphql/list.ts';
import { requestedFields } from '#server/graphql/selection.ts';
import { runBulk } from '#server/jobs/bulk.ts';
import { attributeFamilyActions } from './bulk.ts';
import { createFamily, familyImpact, updateFamily } from './changes.ts';
import { type AskedFields, familyById, listFamilies } from './families.ts';

const askedFields = (info: GraphQLResolveInfo, path: readonly string[]): AskedFields => ({
  family: requestedFields(info, path),
  attribute: requestedFields(info, [...path, 'familyGroups', 'groupAttributes', 'attribute']),
});

export const attributeFamilyResolvers: Resolvers = {
  AttributeFamilyList: listResolvers,
  Query: {
    attributeFamilies: async (_, { query }, context, info) => {
      const filter = parse(attributeFamiliesQuery, query);
      assertSortable(viewerOf(context), filter.sort);
      const fields = askedFields(info, ['data', 'results']);
      return answer(await listFamilies(context.db, filter, fields));
    },
    attributeFamilyById: async (_, args, { db }, info) =>
      answer(await familyById(db, parseId(id, args.id), askedFields(info, ['data']))),
    attributeFamilyImpact: async (_, args, { db }) => {
      const { groups } = parse(attributeFamilyInput, args.input);
      return answer(await familyImpact(db, parseId(id, args.id), groups));
    },
  },
  Mutation: {
    createAttributeFamily: async (_, { input }, context, info) => {
      const { db } = context;
      const { userId } = viewerOf(context);
      const created = await createFamily(db, userId, parse(attributeFamilyInput, input));
      return answer(await familyById(db, created, askedFields(info, ['data'])));
    },
    updateAttributeFamily: async (_, args, context, info) => {
      const { db, queue } = context;
      const family = parseId(id, args.id);
      const input = parse(attributeFamilyInput, args.input);
      await updateFamily(db, queue, viewerOf(context).userId, family, input);
      return answer(await familyById(db, family, askedFields(info, ['data'])));
    },
    deleteAttributeFamilyByIds: (_, args, context) =>
      runBulk(context, attributeFamilyActions.remove, parse(attributeFamiliesTarget, args), {}),
  },
};

/** An order tells what it goes by, such as how many products all manufacturers have of a family. */
const assertSortable = (viewer: Viewer, sort: string): void => {
  const isOpen = !['usage', 'updatedAt'].includes(sort);
  if (!isOpen && !can(viewer.roles, 'attributeFamilies', 'view')) throw forbidden();
};
