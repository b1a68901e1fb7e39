import { can } from '#contract/access.ts';
import {
  changesQuery,
  deletedRecordsQuery,
  type HistoryEntity,
  historyAreas,
  restoreInput,
} from '#contract/rules/history.ts';
import type { Resolvers } from '#server/generated/graphql.ts';
import { answer } from '#server/graphql/answer.ts';
import { type Viewer, viewerOf } from '#server/graphql/context.ts';
import { forbidden, parse } from '#server/graphql/errors.ts';
import { listResolvers } from '#server/graphql/list.ts';
import { listChanges, listDeleted } from './changes.ts';
import { restoreChange } from './restore.ts';

export const historyResolvers: Resolvers = {
  ChangeList: listResolvers,
  Query: {
    changes: async (_, { query }, context) => {
      const filter = parse(changesQuery, query);
      assertMayView(viewerOf(context), filter.entity);
      return answer(await listChanges(context.db, viewerOf(context), filter));
    },
    deletedRecords: async (_, { query }, context) => {
      const filter = parse(deletedRecordsQuery, query);
      assertMayView(viewerOf(context), filter.entity);
      return answer(await listDeleted(context.db, viewerOf(context), filter));
    },
  },
  Mutation: {
    restoreChange: async (_, { input }, context) => {
      const { db, queue } = context;
      const values = parse(restoreInput, input);
      return answer([await restoreChange(db, queue, viewerOf(context), values)]);
    },
  },
};

/** A history tells what its record does, so it is for whoever may see that. */
const assertMayView = (viewer: Viewer, entity: HistoryEntity): void => {
  if (!can(viewer.roles, historyAreas[entity], 'view')) throw forbidden();
};
