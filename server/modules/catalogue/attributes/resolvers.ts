import { can } from '#contract/access.ts';
import {
  attributeInput,
  attributesQuery,
  attributesTarget,
  attributeUsesQuery,
  informativeValuesQuery,
  variationAttributesQuery,
} from '#contract/rules/catalogue/attribute.ts';
import { id } from '#contract/rules/platform/fields.ts';
import { forbidden, parse, parseId } from '#server/errors/domainError.ts';
import type { Resolvers } from '#server/generated/resolvers.ts';
import { answer } from '#server/graphql/answer.ts';
import { type Viewer, viewerOf } from '#server/graphql/context.ts';
import { requestedFields } from '#server/graphql/selection.ts';
import { runBulk } from '#server/jobs/bulk.ts';
import { attributeById, listAttributes, listVariationAttributes } from './attributes.ts';
import { attributeActions } from './bulk.ts';
import { createAttribute, updateAttribute } from './changes.ts';
import { listInformativeValues } from './informativeValues.ts';
import { listUses, usersOf } from './uses.ts';

const ofList = ['data', 'results'];

export const attributeResolvers: Resolvers = {
  Query: {
    attributes: async (_, { query }, context, info) => {
      const filter = parse(attributesQuery, query);
      assertSortable(viewerOf(context), filter.sort);
      return answer(await listAttributes(context.db, filter, requestedFields(info, ofList)));
    },
    attributeById: async (_, args, { db }, info) =>
      answer(await attributeById(db, parseId(id, args.id), requestedFields(info, ['data']))),
    variationAttributes: async (_, { query }, { db }, info) => {
      const filter = parse(variationAttributesQuery, query);
      return answer(await listVariationAttributes(db, filter, requestedFields(info, ofList)));
    },
    informativeAttributeValues: async (_, { query }, context) => {
      const filter = parse(informativeValuesQuery, query);
      return answer(await listInformativeValues(context.db, viewerOf(context), filter));
    },
    attributeUses: async (_, { query }, { db }) => {
      const { of, ...filter } = parse(attributeUsesQuery, query);
      return answer(await listUses(db, usersOf[of], filter));
    },
  },
  Mutation: {
    createAttribute: async (_, { input }, context, info) => {
      const { db } = context;
      const created = await createAttribute(
        db,
        viewerOf(context).userId,
        parse(attributeInput, input),
      );
      return answer(await attributeById(db, created, requestedFields(info, ['data'])));
    },
    updateAttribute: async (_, args, context, info) => {
      const attribute = parseId(id, args.id);
      const input = parse(attributeInput, args.input);
      await updateAttribute(context.db, viewerOf(context).userId, attribute, input);
      return answer(await attributeById(context.db, attribute, requestedFields(info, ['data'])));
    },
    deleteAttributeByIds: (_, args, context) =>
      runBulk(context, attributeActions.remove, parse(attributesTarget, args), {}),
  },
};

/**
 * A sort order reveals its values, such as how often all manufacturers together use an attribute.
 */
const assertSortable = (viewer: Viewer, sort: string): void => {
  const isOpen = !['usage', 'updatedAt'].includes(sort);
  if (!isOpen && !can(viewer.roles, 'attributes', 'view')) throw forbidden();
};
