import { attributeGroupInput } from '#contract/rules/catalogue/attributeGroup.ts';
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
import { groupImpact, updateGroup } from './changes.ts';
import { attributeGroups } from './groups.ts';

const remove = deleteAction(attributeGroups);

export const attributeGroupsModule: Module = {
  entities: [attributeGroups],
  jobs: [bulkKind(remove)],
  records: [restorerOf(attributeGroups, updateGroup)],
  resolvers: {
    Query: {
      attributeGroup: listResolver(attributeGroups),
      attributeGroupId: oneResolver(attributeGroups),
      attributeGroupImpact: async (_, args, { db }) => {
        const { attributes } = parse(attributeGroupInput, args.input);
        return answer(await groupImpact(db, parseId(id, args.id), attributes));
      },
    },
    Mutation: {
      createAttributeGroup: createResolver(attributeGroups),
      updateAttributeGroup: updateResolver(attributeGroups, updateGroup),
      deleteAttributeGroupByIds: deleteResolver(attributeGroups, remove),
    },
  },
};
