import type { GraphQLResolveInfo } from 'graphql';
import {
  answerStatus,
  managedConnectionsQuery,
  type NetworkList,
  type NetworkTab,
  networkAnswerInput,
  networkInviteInput,
  networkNewsQuery,
  networkPartnersExportInput,
  networkPartnersQuery,
  networkRequestInput,
  networkRequestsCreateInput,
  networkRequestsExportInput,
  networkRequestsQuery,
  networkRequestsStatusInput,
  partnerKind,
} from '#contract/rules/people/network.ts';
import { id as idRule } from '#contract/rules/platform/fields.ts';
import { inTransaction } from '#server/db/database.ts';
import { queryResolver, writingOf } from '#server/entity/resolvers.ts';
import type { Writing } from '#server/entity/writing.ts';
import { parse, parseId } from '#server/errors/domainError.ts';
import { answer, done } from '#server/graphql/answer.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import { requestedFields } from '#server/graphql/selection.ts';
import { runBulk } from '#server/jobs/bulk.ts';
import { exportKind, startExport } from '#server/jobs/exports.ts';
import { bulkKind } from '#server/jobs/runBulkJob.ts';
import type { Module } from '#server/modules/module.ts';
import { refreshVisibility } from '#server/modules/people/profiles/visibility.ts';
import {
  answerRequest,
  createRequest,
  endConnection,
  resendRequest,
  withdrawRequest,
} from './changes.ts';
import { partnerExporter, requestExporter } from './export.ts';
import { requestHistory } from './history.ts';
import { networkInvitation } from './invitation.ts';
import { connectInvited, inviteToNetwork } from './invited.ts';
import { managedConnections } from './managed.ts';
import { answerRequests, requestConnections } from './many.ts';
import { assertSeen, listPartners } from './network.ts';
import { networkNews } from './news.ts';
import { partnerProfile } from './profile.ts';
import { isOfReadableProfile } from './readableFiles.ts';
import { listRequests, networkCounts, requestById } from './requests.ts';

const requestsOf = (tab: NetworkTab) =>
  queryResolver(networkRequestsQuery, (db, viewer, filter, fields) =>
    listRequests(db, viewer, tab, filter, fields),
  );

const partnersOf = (list: NetworkList) =>
  queryResolver(networkPartnersQuery, (db, viewer, filter, fields) =>
    listPartners(db, viewer, list, filter, fields),
  );

/** Changes a request in a transaction, sends its mails, and returns its new state. */
const changed = async (
  context: Context,
  info: GraphQLResolveInfo,
  change: (writing: Writing) => Promise<string>,
) => {
  const id = await inTransaction(context.db, (trx) => change(writingOf(context, trx)));
  context.queue.wake('mail');
  const fields = requestedFields(info, ['data']);
  return answer(await requestById(context.db, viewerOf(context), id, fields));
};

const removed = async (
  context: Context,
  given: unknown,
  remove: (writing: Writing, id: string) => Promise<void>,
) => {
  const id = parseId(idRule, given);
  await inTransaction(context.db, (trx) => remove(writingOf(context, trx), id));
  return done();
};

export const networksModule: Module = {
  // visibility first: only a visible partner can be connected
  activated: [
    (trx, { kind, id }) => refreshVisibility(trx, kind, [id]),
    (trx, { kind, id, userId }) => connectInvited(trx, { kind, id }, userId),
  ],
  invitations: [networkInvitation],
  readableFiles: [isOfReadableProfile],
  jobs: [
    bulkKind(answerRequests),
    bulkKind(requestConnections),
    exportKind(requestExporter),
    exportKind(partnerExporter),
  ],
  entities: [
    {
      name: 'networkRequest',
      plural: 'networkRequests',
      area: 'networks',
      table: 'network_requests',
      calls: { status: 'updateNetworkRequestsStatus' },
    },
  ],
  records: [requestHistory],
  resolvers: {
    Query: {
      getSentRequests: requestsOf('sent'),
      getReceivedRequests: requestsOf('received'),
      getApprovedRequests: requestsOf('connected'),
      getInvitedRequests: requestsOf('invited'),
      networkRequestById: async (_, args, context, info) => {
        const id = parseId(idRule, args.id);
        const fields = requestedFields(info, ['data']);
        return answer(await requestById(context.db, viewerOf(context), id, fields));
      },
      networkCounts: async (_, __, context) =>
        answer(await networkCounts(context.db, viewerOf(context))),
      networkNews: queryResolver(networkNewsQuery, networkNews),
      managedConnections: queryResolver(managedConnectionsQuery, (db, _viewer, filter) =>
        managedConnections(db, filter),
      ),
      partnerProfileById: async (_, args, context) => {
        const kind = parseId(partnerKind, args.kind);
        const id = parseId(idRule, args.id);
        return answer(await partnerProfile(context.db, viewerOf(context), kind, id));
      },
      getManufacturers: partnersOf('manufacturers'),
      getArchitects: partnersOf('designers'),
      getCraftsmen: partnersOf('craftsmen'),
      getVendors: partnersOf('sellers'),
    },
    Mutation: {
      createNetworkRequest: (_, args, context, info) => {
        const input = parse(networkRequestInput, args.input);
        return changed(context, info, (writing) => createRequest(writing, input));
      },
      createNetworkRequests: async (_, args, context) => {
        const { ids, query, ...note } = parse(networkRequestsCreateInput, args.input);
        const target = { ids, query: query && { ...query, list: note.list } };
        const done = await runBulk(context, requestConnections, target, note);
        context.queue.wake('mail');
        return done;
      },
      inviteToNetwork: (_, args, context, info) => {
        const input = parse(networkInviteInput, args.input);
        return changed(context, info, (writing) => inviteToNetwork(writing, input));
      },
      updateNetworkRequestStatus: (_, args, context, info) => {
        const id = parseId(idRule, args.id);
        const status = parse(answerStatus, args.status);
        const values = parse(networkAnswerInput, args.input);
        return changed(context, info, async (writing) => {
          await answerRequest(writing, id, status, values);
          return id;
        });
      },
      updateNetworkRequestsStatus: async (_, { input }, context) => {
        const { ids, query, status } = parse(networkRequestsStatusInput, input);
        const done = await runBulk(context, answerRequests, { ids, query }, { status });
        context.queue.wake('mail');
        return done;
      },
      exportNetworkRequests: async (_, { input }, context) => {
        const wanted = parse(networkRequestsExportInput, input);
        return answer(await startExport(context, requestExporter, wanted));
      },
      exportNetworkPartners: async (_, { input }, context) => {
        const wanted = parse(networkPartnersExportInput, input);
        assertSeen(viewerOf(context), wanted.query.list);
        return answer(await startExport(context, partnerExporter, wanted));
      },
      resendNetworkRequest: (_, args, context, info) => {
        const id = parseId(idRule, args.id);
        return changed(context, info, async (writing) => {
          await resendRequest(writing, id);
          return id;
        });
      },
      withdrawNetworkRequest: (_, args, context) => removed(context, args.id, withdrawRequest),
      endNetworkConnection: (_, args, context) => removed(context, args.id, endConnection),
    },
  },
};
