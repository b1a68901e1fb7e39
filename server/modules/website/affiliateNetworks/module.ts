import { id } from '#contract/rules/platform/fields.ts';
import {
  affiliateRefusalsQuery,
  affiliateRunsQuery,
  feedSampleInput,
  networkStatus,
} from '#contract/rules/website/affiliateNetwork.ts';
import { affiliateNetworks as german } from '#i18n/de/website/affiliateNetworks.ts';
import { affiliateNetworks as english } from '#i18n/en/website/affiliateNetworks.ts';
import { statusAction } from '#server/entity/actions.ts';
import { exporterOf } from '#server/entity/export.ts';
import { recordById } from '#server/entity/read.ts';
import { requestedAt } from '#server/entity/resolvers.ts';
import { parse, parseId } from '#server/errors/domainError.ts';
import { answer } from '#server/graphql/answer.ts';
import { viewerOf } from '#server/graphql/context.ts';
import { jobById } from '#server/jobs/jobs.ts';
import { entityModule } from '#server/modules/entityModule.ts';
import type { Module } from '#server/modules/module.ts';
import { affiliateNetworks } from './networks.ts';
import { feedJob } from './run.ts';
import { listRefusals, listRuns } from './runs.ts';
import { feedSample } from './sample.ts';
import { startFeed, stopFeed } from './start.ts';

const setStatus = statusAction(affiliateNetworks);

const exporter = exporterOf(affiliateNetworks, {
  texts: { de: german, en: english },
  cells: {
    name: ({ name }) => name,
    feed_url: ({ feed_url }) => feed_url,
    state: ({ state }, { states }) => states[state as keyof typeof states],
    schedule: ({ schedule }, { schedules }) => schedules[schedule as keyof typeof schedules],
    lastRunAt: ({ lastRunAt }) => lastRunAt,
    productCount: ({ productCount }) => productCount,
    publishedCount: ({ publishedCount }) => publishedCount,
    unmappedCount: ({ unmappedCount }) => unmappedCount,
  },
  filename: { de: 'affiliate-netzwerke', en: 'affiliate-networks' },
});

export const affiliateNetworksModule: readonly Module[] = [
  entityModule(affiliateNetworks, {
    status: { action: setStatus, statuses: networkStatus },
    exporter,
  }),
  {
    jobs: [feedJob],
    resolvers: {
      Query: {
        affiliateRuns: async (_, { query }, { db }) =>
          answer(await listRuns(db, parse(affiliateRunsQuery, { order: 'DESC', ...query }))),
        affiliateRefusals: async (_, { query }, { db }) =>
          answer(await listRefusals(db, parse(affiliateRefusalsQuery, query))),
        affiliateFeedSample: async (_, { input }, { fetchPublic }) =>
          answer(await feedSample(fetchPublic, parse(feedSampleInput, input))),
      },
      Mutation: {
        runAffiliateFeed: async (_, args, context) => {
          const viewer = viewerOf(context);
          const job = await startFeed(context, viewer, parseId(id, args.id));
          return answer(await jobById(context.db, viewer, job));
        },
        stopAffiliateFeed: async (_, args, context, info) => {
          const network = parseId(id, args.id);
          const requested = requestedAt(info, 'data');
          await stopFeed(context.db, network);
          const viewer = viewerOf(context);
          return answer(
            await recordById(context.db, viewer, affiliateNetworks, network, requested),
          );
        },
      },
    },
  },
];
