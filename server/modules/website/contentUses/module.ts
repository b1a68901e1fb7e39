import { contentUsesQuery } from '#contract/rules/website/contentUses.ts';
import { parse } from '#server/errors/domainError.ts';
import { answer } from '#server/graphql/answer.ts';
import { viewerOf } from '#server/graphql/context.ts';
import { listUses } from '#server/modules/catalogue/attributes/uses.ts';
import type { Module } from '#server/modules/module.ts';
import {
  attributeUsers,
  categoryUsers,
  content,
  contentUsersOf,
  tagUsers,
  valueGroupUsers,
} from './uses.ts';

export const contentUsesModule: Module = {
  uses: {
    attribute: attributeUsers,
    attributeOptionGroup: valueGroupUsers,
    category: categoryUsers,
    tag: tagUsers,
  },
  users: content,
  resolvers: {
    Query: {
      contentUses: async (_, { query }, context) => {
        const { of, ...filter } = parse(contentUsesQuery, query);
        const users = contentUsersOf(viewerOf(context), of);
        return answer(listUses(context.db, users, filter, content));
      },
    },
  },
};
