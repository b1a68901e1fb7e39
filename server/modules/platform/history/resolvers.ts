import { can } from '#contract/access.ts';
import type { Area } from '#contract/generated/schema.ts';
import { id } from '#contract/rules/platform/fields.ts';
import {
  changesQuery,
  deletedRecordsQuery,
  restoreInput,
} from '#contract/rules/platform/history.ts';
import { forbidden, parse, parseId } from '#server/errors/domainError.ts';
import type { Resolvers } from '#server/generated/resolvers.ts';
import { answer } from '#server/graphql/answer.ts';
import { type Viewer, viewerOf } from '#server/graphql/context.ts';
import { runBulk } from '#server/jobs/bulk.ts';
import { assertUndoable, bulkChangeById } from './bulkChanges.ts';
import { listChanges, listDeleted } from './changes.ts';
import type { Kinds } from './kinds.ts';
import { restoreChange } from './restore.ts';
import { undoAction } from './undo.ts';

/** @param kinds the kinds of records that have a history */
export const historyResolvers = (kinds: Kinds): Resolvers => {
  const undo = undoAction(kinds);
  return {
    Query: {
      bulkChangeById: async (_, args, context) => {
        const { db } = context;
        return answer(await bulkChangeById(db, viewerOf(context), kinds, parseId(id, args.id)));
      },
      changes: async (_, { query }, context) => {
        const filter = parse(changesQuery, query);
        assertMayView(viewerOf(context), kinds.restorerOf(filter.entity).area);
        return answer(await listChanges(context.db, viewerOf(context), kinds, filter));
      },
      deletedRecords: async (_, { query }, context) => {
        const filter = parse(deletedRecordsQuery, query);
        assertMayView(viewerOf(context), kinds.restorerOf(filter.entity).area);
        return answer(await listDeleted(context.db, viewerOf(context), kinds, filter));
      },
    },
    Mutation: {
      restoreChange: async (_, { input }, context) => {
        const { db, queue } = context;
        const values = parse(restoreInput, input);
        return answer([await restoreChange(kinds, db, queue, viewerOf(context), values)]);
      },
      undoBulkChange: async (_, args, context) => {
        const bulkChangeId = parseId(id, args.id);
        await assertUndoable(context.db, viewerOf(context), kinds, bulkChangeId);
        return runBulk(context, undo, { query: { bulkChangeId } }, {}, bulkChangeId);
      },
    },
  };
};

/** Throws unless the viewer may read the record, because its history reveals it. */
const assertMayView = (viewer: Viewer, area: Area): void => {
  if (!can(viewer.roles, area, 'view')) throw forbidden();
};
