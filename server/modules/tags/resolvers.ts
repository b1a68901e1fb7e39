import { bulkInput, id } from '#contract/rules/fields.ts';
import { tagInput, tagsQuery } from '#contract/rules/tag.ts';
import type { Resolvers } from '#server/generated/graphql.ts';
import { answer } from '#server/graphql/answer.ts';
import { viewerOf } from '#server/graphql/context.ts';
import { parse, parseId } from '#server/graphql/errors.ts';
import { listResolvers } from '#server/graphql/list.ts';
import { requestedFields } from '#server/graphql/selection.ts';
import * as tags from './tags.ts';

export const tagResolvers: Resolvers = {
  TagList: listResolvers,
  Query: {
    tags: async (_, { query }, { db }, info) =>
      answer(
        await tags.listTags(
          db,
          parse(tagsQuery, query),
          requestedFields(info, ['data', 'results']),
        ),
      ),
    tagById: async (_, args, { db }) => answer(await tags.tagById(db, parseId(id, args.id))),
  },
  Mutation: {
    createTag: async (_, { input }, context) =>
      answer(await tags.createTag(context.db, viewerOf(context).userId, parse(tagInput, input))),
    updateTag: async (_, args, context) =>
      answer(
        await tags.updateTag(
          context.db,
          viewerOf(context).userId,
          parseId(id, args.id),
          parse(tagInput, args.input),
        ),
      ),
    deleteTagByIds: async (_, args, context) => {
      const { ids } = parse(bulkInput, args);
      await tags.deleteTags(context.db, viewerOf(context).userId, ids);
      return answer(ids);
    },
  },
};
