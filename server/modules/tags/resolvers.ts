import { can } from '#contract/access.ts';
import { id } from '#contract/rules/fields.ts';
import {
  type TagsFilter,
  tagInput,
  tagMergeInput,
  tagsExportInput,
  tagsInput,
  tagsQuery,
} from '#contract/rules/tag.ts';
import type { Resolvers } from '#server/generated/graphql.ts';
import { answer } from '#server/graphql/answer.ts';
import { type Viewer, viewerOf } from '#server/graphql/context.ts';
import { forbidden, parse, parseId } from '#server/graphql/errors.ts';
import { listResolvers } from '#server/graphql/list.ts';
import { requestedFields } from '#server/graphql/selection.ts';
import { runBulk } from '#server/jobs/bulk.ts';
import { beginExport } from '#server/jobs/exports.ts';
import { tagActions } from './bulk.ts';
import { tagExporter } from './export.ts';
import * as tags from './tags.ts';

export const tagResolvers: Resolvers = {
  TagList: listResolvers,
  Query: {
    tags: async (_, { query }, context, info) => {
      const filter = parse(tagsQuery, query);
      assertSortable(viewerOf(context), filter);
      const fields = requestedFields(info, ['data', 'results']);
      return answer(await tags.listTags(context.db, filter, fields));
    },
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
    mergeTags: async (_, { input }, context) => {
      const { ids, into } = parse(tagMergeInput, input);
      return answer(await tags.mergeTags(context.db, viewerOf(context).userId, ids, into));
    },
    exportTags: async (_, { input }, context) =>
      answer(await beginExport(context, tagExporter, parse(tagsExportInput, input))),
    deleteTagByIds: (_, args, context) =>
      runBulk(context, tagActions.remove, parse(tagsInput, args), {}),
  },
};

/** An order tells what it goes by, such as how often all manufacturers together use a tag. */
const assertSortable = (viewer: Viewer, { sort }: TagsFilter): void => {
  const isOpen = ['id', 'name', 'type'].includes(sort);
  if (!isOpen && !can(viewer.roles, 'tags', 'view')) throw forbidden();
};
