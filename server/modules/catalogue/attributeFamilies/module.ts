import { attributeFamilyInput } from '#contract/rules/catalogue/attributeFamily.ts';
import { id } from '#contract/rules/platform/fields.ts';
import { deleteAction } from '#server/entity/actions.ts';
import {
  createResolver,
  deleteResolver,
  listResolver,
  oneResolver,
  updateResolver,
} from '#server/entity/resolvers.ts';
import { restorerOf } from '#server/entity/restore.ts';
import { answer } from '#server/graphql/answer.ts';
import { parse, parseId } from '#server/graphql/errors.ts';
import { bulkKind } from '#server/jobs/runBulkJob.ts';
import type { Module } from '#server/modules/module.ts';
import { familyImpact, updateFamily } from './changes.ts';
import { attributeFamilies } from './families.ts';

const remove = deleteAction(attributeFamilies);

export const attributeFamiliesModule: Module = {
  entities: [attributeFamilies],
  jobs: [bulkKind(remove)],
  records: [restorerOf(attributeFamilies, updateFamily)],
  resolvers: {
    Query: {
      attributeFamilies: listResolver(attributeFamilies),
      attributeFamilyById: oneResolver(attributeFamilies),
      attributeFamilyImpact: async (_, args, { db }) => {
        const { groups } = parse(attributeFamilyInput, args.input);
        return answer(await familyImpact(db, parseId(id, args.id), groups));
      },
    },
    Mutation: {
      createAttributeFamily: createResolver(attributeFamilies),
      updateAttributeFamily: updateResolver(attributeFamilies, updateFamily),
      deleteAttributeFamilyByIds: deleteResolver(attributeFamilies, remove),
    },
  },
};
