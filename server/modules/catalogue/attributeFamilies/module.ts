import { attributeFamilyInput } from '#contract/rules/catalogue/attributeFamily.ts';
import { id } from '#contract/rules/platform/fields.ts';
import { parse, parseId } from '#server/errors/domainError.ts';
import { answer } from '#server/graphql/answer.ts';
import { entityModule } from '#server/modules/entityModule.ts';
import type { Module } from '#server/modules/module.ts';
import { familyImpact, updateFamily } from './changes.ts';
import { attributeFamilies } from './families.ts';

export const attributeFamiliesModule: readonly Module[] = [
  entityModule(attributeFamilies, { update: updateFamily }),
  {
    resolvers: {
      Query: {
        attributeFamilyImpact: async (_, args, { db }) => {
          const { groups } = parse(attributeFamilyInput, args.input);
          return answer(await familyImpact(db, parseId(id, args.id), groups));
        },
      },
    },
  },
];
