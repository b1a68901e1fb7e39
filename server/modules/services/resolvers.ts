import { id } from '#contract/rules/fields.ts';
import { serviceGroupsQuery, variationsServicesInput } from '#contract/rules/service.ts';
import type { Resolvers } from '#server/generated/graphql.ts';
import { answer } from '#server/graphql/answer.ts';
import { viewerOf } from '#server/graphql/context.ts';
import { parse, parseId } from '#server/graphql/errors.ts';
import { listResolvers } from '#server/graphql/list.ts';
import { attachServices } from '#server/modules/variations/changes.ts';
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
    applyVariationsServices: async (_, { input }, context) => {
      const { ids, groupIds, serviceIds } = parse(variationsServicesInput, input);
      await attachServices(context.db, viewerOf(context), ids, { groupIds, serviceIds });
      return answer(ids);
    },
  },
};
