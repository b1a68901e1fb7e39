import type { GraphQLResolveInfo } from 'graphql';
import {
  categoryCreateInput,
  categoryDeleteInput,
  categoryMoveInput,
  categoryOrderInput,
  categoryUpdateInput,
} from '#contract/rules/catalogue/category.ts';
import { id } from '#contract/rules/platform/fields.ts';
import { parse, parseId } from '#server/errors/domainError.ts';
import type { Resolvers } from '#server/generated/resolvers.ts';
import { answer, done } from '#server/graphql/answer.ts';
import { viewerOf } from '#server/graphql/context.ts';
import { requestedFields } from '#server/graphql/selection.ts';
import type { Contributions } from '#server/modules/module.ts';
import { categoryById, createCategory, updateCategory } from './categories.ts';
import { moveCategory, orderCategories } from './move.ts';
import { deleteCategory } from './remove.ts';
import { categoryTree } from './tree.ts';

export const categoryResolvers = (contributions: Contributions): Resolvers => ({
  Query: {
    categories: async (_, __, { db }, info) => answer(await categoryTree(db, asksForCounts(info))),
    categoryById: async (_, args, { db }) => answer(await categoryById(db, parseId(id, args.id))),
  },
  Mutation: {
    createCategory: async (_, { input }, context) =>
      answer(
        await createCategory(context.db, viewerOf(context), parse(categoryCreateInput, input)),
      ),
    updateCategory: async (_, args, context) =>
      answer(
        await updateCategory(
          context.db,
          viewerOf(context),
          parseId(id, args.id),
          parse(categoryUpdateInput, args.input),
        ),
      ),
    moveCategory: async (_, args, context) =>
      answer(
        await moveCategory(
          context.db,
          viewerOf(context),
          parseId(id, args.id),
          parse(categoryMoveInput, args.input),
        ),
      ),
    updateCategoryOrders: async (_, args, context) => {
      const order = parse(categoryOrderInput, args.input);
      await orderCategories(context.db, viewerOf(context), order);
      return answer(order.ids);
    },
    deleteCategory: async (_, args, context) => {
      const input = parse(categoryDeleteInput, args.input);
      const category = parseId(id, args.id);
      await deleteCategory(context.db, viewerOf(context), category, input, contributions);
      return done();
    },
  },
});

/** Checks selections at any level of the tree. */
const asksForCounts = (info: GraphQLResolveInfo): boolean => {
  for (let path = ['data']; ; path = [...path, 'children']) {
    const fields = requestedFields(info, path);
    if (fields.has('productCount')) return true;
    if (!fields.has('children')) return false;
  }
};
