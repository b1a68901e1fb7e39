import { bulkInput, id } from '#contract/rules/fields.ts';
import {
  serviceGroupInput,
  serviceGroupsQuery,
  serviceGroupsTarget,
  serviceInput,
  servicesMoveInput,
  serviceUsesQuery,
} from '#contract/rules/service.ts';
import { variationsServicesInput } from '#contract/rules/variation.ts';
import type { Resolvers } from '#server/generated/graphql.ts';
import { answer } from '#server/graphql/answer.ts';
import { viewerOf } from '#server/graphql/context.ts';
import { parse, parseId } from '#server/graphql/errors.ts';
import { listResolvers } from '#server/graphql/list.ts';
import { runBulk } from '#server/jobs/bulk.ts';
import { listUses } from '#server/modules/attributes/uses.ts';
import { variationActions } from '#server/modules/variations/bulk.ts';
import { serviceActions } from './bulk.ts';
import * as changes from './changes.ts';
import {
  listServiceGroups,
  listServiceInfo,
  serviceById,
  serviceGroupById,
  variationServices,
} from './services.ts';

export const serviceResolvers: Resolvers = {
  ServiceGroupList: listResolvers,
  Query: {
    serviceGroups: async (_, { query }, { db }) =>
      answer(await listServiceGroups(db, parse(serviceGroupsQuery, query))),
    serviceGroupById: async (_, args, { db }) =>
      answer(await serviceGroupById(db, parseId(id, args.id))),
    serviceById: async (_, args, { db }) => answer(await serviceById(db, parseId(id, args.id))),
    serviceUses: async (_, { query }, { db }) =>
      answer(await listUses(db, parse(serviceUsesQuery, query))),
    serviceInfo: async (_, __, { db }) => answer(await listServiceInfo(db)),
    getVariationServices: (_, args, context) =>
      variationServices(context.db, viewerOf(context), parseId(id, args.id)),
  },
  Mutation: {
    createServiceGroup: async (_, { input }, context) => {
      const { db } = context;
      const { userId } = viewerOf(context);
      const created = await changes.createServiceGroup(db, userId, parse(serviceGroupInput, input));
      return answer(await serviceGroupById(db, created));
    },
    updateServiceGroup: async (_, args, context) => {
      const { db } = context;
      const group = parseId(id, args.id);
      const input = parse(serviceGroupInput, args.input);
      await changes.updateServiceGroup(db, viewerOf(context).userId, group, input);
      return answer(await serviceGroupById(db, group));
    },
    deleteServiceGroupByIds: (_, args, context) =>
      runBulk(context, serviceActions.removeGroups, parse(serviceGroupsTarget, args), {}),
    createService: async (_, { input }, context) => {
      const { db } = context;
      const { userId } = viewerOf(context);
      const created = await changes.createService(db, userId, parse(serviceInput, input));
      return answer(await serviceById(db, created));
    },
    updateService: async (_, args, context) => {
      const { db } = context;
      const service = parseId(id, args.id);
      const input = parse(serviceInput, args.input);
      await changes.updateService(db, viewerOf(context).userId, service, input);
      return answer(await serviceById(db, service));
    },
    moveServices: async (_, { input }, context) => {
      const move = parse(servicesMoveInput, input);
      await changes.moveServices(context.db, viewerOf(context).userId, move);
      return answer(move.ids);
    },
    deleteServiceByIds: (_, args, context) =>
      runBulk(context, serviceActions.removeServices, parse(bulkInput, args), {}),
    applyVariationsServices: (_, { input }, context) => {
      const { groupIds, serviceIds, ...target } = parse(variationsServicesInput, input);
      return runBulk(context, variationActions.attachServices, target, { groupIds, serviceIds });
    },
  },
};
