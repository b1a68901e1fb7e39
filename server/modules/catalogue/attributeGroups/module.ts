import { attributeGroupInput } from '#contract/rules/catalogue/attributeGroup.ts';
import { id } from '#contract/rules/platform/fields.ts';
import { parse, parseId } from '#server/errors/domainError.ts';
import { answer } from '#server/graphql/answer.ts';
import { entityModule } from '#server/modules/entityModule.ts';
import type { Module } from '#server/modules/module.ts';
import { groupImpact, updateGroup } from './changes.ts';
import { attributeGroups } from './groups.ts';

export const attributeGroupsModule: readonly Module[] = [
  entityModule(attributeGroups, {
    update: updateGroup,
  }),
  {
    resolvers: {
      Query: {
        attributeGroupImpact: async (_, args, { db }) => {
          const { attributes } = parse(attributeGroupInput, args.input);
          return answer(await groupImpact(db, parseId(id, args.id), attributes));
        },
      },
    },
  },
];
