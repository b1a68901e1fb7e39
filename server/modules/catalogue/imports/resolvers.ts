import {
  importCheckInput,
  importRowsQuery,
  importsQuery,
  importsTarget,
} from '#contract/rules/catalogue/import.ts';
import { id } from '#contract/rules/platform/fields.ts';
import { parse, parseId } from '#server/errors/domainError.ts';
import type { Resolvers } from '#server/generated/resolvers.ts';
import { answer } from '#server/graphql/answer.ts';
import { viewerOf } from '#server/graphql/context.ts';
import { requestedFields } from '#server/graphql/selection.ts';
import { runBulk } from '#server/jobs/bulk.ts';
import { removeImports } from './bulk.ts';
import { importById, isAvailable, listImports } from './imports.ts';
import { listImportRows } from './rows.ts';
import { checkAgain, runImport } from './start.ts';

export const importResolvers: Resolvers = {
  Query: {
    imports: async (_, { query }, context, info) => {
      const fields = requestedFields(info, ['data', 'results']);
      return answer(listImports(context.db, viewerOf(context), parse(importsQuery, query), fields));
    },
    importById: async (_, args, context, info) =>
      answer(
        await importById(
          context.db,
          viewerOf(context),
          parseId(id, args.id),
          requestedFields(info, ['data']),
        ),
      ),
    importRows: async (_, args, context) =>
      answer(
        await listImportRows(context.db, parseId(id, args.id), parse(importRowsQuery, args.query)),
      ),
    uploadAvalabilaty: (_, __, { db }) => isAvailable(db),
  },
  Mutation: {
    runImport: async (_, args, context, info) => {
      const { db, queue } = context;
      const viewer = viewerOf(context);
      const imported = parseId(id, args.id);
      const leftOut = args.input ? parse(importCheckInput, args.input).leftOut : null;
      await runImport({ db, queue, viewer }, imported, leftOut);
      return answer(await importById(db, viewer, imported, requestedFields(info, ['data'])));
    },
    checkImportAgain: async (_, args, context, info) => {
      const { db, queue } = context;
      const viewer = viewerOf(context);
      const checked = parseId(id, args.id);
      const { leftOut } = parse(importCheckInput, args.input);
      await checkAgain({ db, queue, viewer }, checked, leftOut);
      return answer(await importById(db, viewer, checked, requestedFields(info, ['data'])));
    },
    deleteImports: (_, args, context) =>
      runBulk(context, removeImports, parse(importsTarget, args), {}),
  },
};
