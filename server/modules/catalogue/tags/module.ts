import { limits } from '#contract/limits.ts';
import { tagMergeInput } from '#contract/rules/catalogue/tag.ts';
import { tags as german } from '#i18n/de/catalogue/tags.ts';
import { tags as english } from '#i18n/en/catalogue/tags.ts';
import { inTransaction } from '#server/db/database.ts';
import { exporterOf } from '#server/entity/export.ts';
import { recordById } from '#server/entity/read.ts';
import { listResolver, requestedAt } from '#server/entity/resolvers.ts';
import { invalid, parse } from '#server/errors/domainError.ts';
import { answer } from '#server/graphql/answer.ts';
import { viewerOf } from '#server/graphql/context.ts';
import { entityModule } from '#server/modules/entityModule.ts';
import type { Module } from '#server/modules/module.ts';
import { mergeTags } from './merge.ts';
import { tags } from './tags.ts';

/** Larger pages than in other lists are allowed only without a count for each row. */
const assertCheap = (size: number | null | undefined, fields: ReadonlySet<string>): void => {
  const isCheap = [...fields].every((field) => ['id', 'name', 'type'].includes(field));
  if (size && size > limits.maxPageSize && size <= limits.tagPageSize && !isCheap) {
    throw invalid({ size: { rule: 'rules.maxValue', limit: limits.maxPageSize } });
  }
};

const list = listResolver(tags);

const exporter = exporterOf(tags, {
  texts: { de: german, en: english },
  cells: {
    name: ({ name }) => name,
    type: ({ type }, { types }) => types[type as keyof typeof types],
    usage: ({ usage }) => usage,
  },
  filename: { de: 'schlagwoerter', en: 'tags' },
});

export const tagsModule: readonly Module[] = [
  entityModule(tags, { exporter }),
  {
    resolvers: ({ carriers }) => ({
      Query: {
        tags: (parent, args, context, info) => {
          const query = { ...args.query, ...args.pagination };
          assertCheap(query.size, requestedAt(info, 'data', 'results')());
          return list(parent, { query }, context, info);
        },
      },
      Mutation: {
        mergeTags: async (_, args, context, info) => {
          const { ids, into } = parse(tagMergeInput, args.input);
          const viewer = viewerOf(context);
          await inTransaction(context.db, (trx) =>
            mergeTags(trx, viewer.userId, ids, into, carriers),
          );
          return answer(
            await recordById(context.db, viewer, tags, into, requestedAt(info, 'data')),
          );
        },
      },
    }),
  },
];
