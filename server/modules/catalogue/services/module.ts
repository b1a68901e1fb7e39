import { servicesMoveInput, serviceUsesQuery } from '#contract/rules/catalogue/service.ts';
import { variationsServicesInput } from '#contract/rules/catalogue/variation.ts';
import { id } from '#contract/rules/platform/fields.ts';
import { inTransaction } from '#server/db/database.ts';
import { requestedAt } from '#server/entity/resolvers.ts';
import { parse, parseId } from '#server/errors/domainError.ts';
import { answer } from '#server/graphql/answer.ts';
import { viewerOf } from '#server/graphql/context.ts';
import { runBulk } from '#server/jobs/bulk.ts';
import { listUses } from '#server/modules/catalogue/attributes/uses.ts';
import { variationActions } from '#server/modules/catalogue/variations/bulk.ts';
import { entityModule } from '#server/modules/entityModule.ts';
import type { Module } from '#server/modules/module.ts';
import { moveServices } from './move.ts';
import {
  listServiceInfo,
  serviceGroups,
  services,
  usersOf,
  variationServices,
} from './services.ts';

export const servicesModule: readonly Module[] = [
  entityModule(serviceGroups),
  entityModule(services, { except: ['list'] }),
  {
    resolvers: {
      Query: {
        serviceUses: async (_, { query }, { db }) => {
          const { of, ...filter } = parse(serviceUsesQuery, query);
          return answer(listUses(db, usersOf[of], filter));
        },
        serviceInfo: async (_, __, { db }) => answer(await listServiceInfo(db)),
        getVariationServices: (_, args, context, info) => {
          const variation = parseId(id, args.id);
          const requested = requestedAt(info, 'serviceGroups');
          return variationServices(context.db, viewerOf(context), variation, requested);
        },
      },
      Mutation: {
        moveServices: async (_, { input }, context) => {
          const move = parse(servicesMoveInput, input);
          const { userId } = viewerOf(context);
          await inTransaction(context.db, (trx) => moveServices(trx, userId, move));
          return answer(move.ids);
        },
        applyVariationsServices: (_, { input }, context) => {
          const { groupIds, serviceIds, ...target } = parse(variationsServicesInput, input);
          return runBulk(context, variationActions.attachServices, target, {
            groupIds,
            serviceIds,
          });
        },
      },
    },
  },
];
