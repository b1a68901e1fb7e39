import { id } from '#contract/rules/fields.ts';
import { serviceGroupsQuery } from '#contract/rules/service.ts';
import { variationsServicesInput } from '#contract/rules/variation.ts';
import type { Resolvers } from '#server/generated/graphql.ts';
import { answer } from '#server/graphql/answer.ts';
import { viewerOf } from '#server/graphql/context.ts';
import { parse, parseId } from '#server/graphql/errors.ts';
import { listResolvers } from '#server/graphql/list.ts';
import { runBulk } from '#server/jobs/bulk.ts';
import { variationActions } from '#server/modules/variations/bulk.ts';
import { listServiceGroups, listServiceInfo, variationServices } from './services.ts';

export const serviceResolvers: Resolvers = {
  ServiceGroupList: listResolvers,
  Query: {
    serviceGroups: async (_, { query }, { db }) =>
      answer(await listServiceGroups(db, parse(serviceGroupsQuery, query))),
    serviceInfo: async (_, __, { db }) => answer(await listServiceInfo(db)),
    getVariationServices: (_, args, context) =>
      variationServices(context.db, viewerOf(context), parseId(id, args.id)),
  },
  Mutation: {
    applyVariationsServices: (_, { input }, context) => {
      const { groupIds, serviceIds, ...target } = parse(variationsServicesInput, input);
      return runBulk(context, variationActions.attachServices, target, { groupIds, serviceIds });
    },
  },
};
