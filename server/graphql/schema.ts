import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { typeDefs } from '#contract/generated/typeDefs.ts';
import { accountResolvers } from '#server/modules/accounts/resolvers.ts';
import { attributeFamilyResolvers } from '#server/modules/attributeFamilies/resolvers.ts';
import { attributeGroupResolvers } from '#server/modules/attributeGroups/resolvers.ts';
import { optionResolvers } from '#server/modules/attributes/optionResolvers.ts';
import { attributeResolvers } from '#server/modules/attributes/resolvers.ts';
import { categoryResolvers } from '#server/modules/categories/resolvers.ts';
import { dashboardResolvers } from '#server/modules/dashboard/resolvers.ts';
import { galleryResolvers } from '#server/modules/gallery/resolvers.ts';
import { historyResolvers } from '#server/modules/history/resolvers.ts';
import { imageResolvers } from '#server/modules/images/resolvers.ts';
import { importResolvers } from '#server/modules/imports/resolvers.ts';
import { jobResolvers } from '#server/modules/jobs/resolvers.ts';
import { manufacturerResolvers } from '#server/modules/manufacturers/resolvers.ts';
import { parentResolvers } from '#server/modules/parents/resolvers.ts';
import { sampleBoxResolvers } from '#server/modules/sampleBoxes/resolvers.ts';
import { savedViewResolvers } from '#server/modules/savedViews/resolvers.ts';
import { serviceResolvers } from '#server/modules/services/resolvers.ts';
import { sessionResolvers } from '#server/modules/session/resolvers.ts';
import { tagResolvers } from '#server/modules/tags/resolvers.ts';
import { variationsEditResolvers } from '#server/modules/variations/edit/resolvers.ts';
import { variationResolvers } from '#server/modules/variations/resolvers.ts';
import { enforceAccess } from './access.ts';

/** The API: the contract's schema, the modules' resolvers, access enforced on top. */
export const buildSchema = (): GraphQLSchema =>
  enforceAccess(
    makeExecutableSchema({
      typeDefs,
      resolvers: [
        attributeResolvers,
        optionResolvers,
        attributeGroupResolvers,
        attributeFamilyResolvers,
        categoryResolvers,
        jobResolvers,
        manufacturerResolvers,
        parentResolvers,
        galleryResolvers,
        importResolvers,
        sampleBoxResolvers,
        savedViewResolvers,
        serviceResolvers,
        sessionResolvers,
        accountResolvers,
        dashboardResolvers,
        tagResolvers,
        variationResolvers,
        variationsEditResolvers,
        imageResolvers,
        historyResolvers,
      ],
      resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
    }),
  );
