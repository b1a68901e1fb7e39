import {
  attributeUsesQuery,
  informativeAttributeValuesQuery,
  variationAttributesQuery,
} from '#contract/rules/catalogue/attribute.ts';
import {
  attributeOptionsInput,
  attributeOptionsMergeInput,
  attributeOptionsMoveInput,
  attributeOptionsQuery,
  valueGroupsArguments,
} from '#contract/rules/catalogue/attributeOption.ts';
import { bulkInput } from '#contract/rules/platform/fields.ts';
import { inTransaction } from '#server/db/database.ts';
import { recordById } from '#server/entity/read.ts';
import { queryResolver, requestedAt, writingOf } from '#server/entity/resolvers.ts';
import { anyOf } from '#server/entity/uses.ts';
import { parse } from '#server/errors/domainError.ts';
import { answer } from '#server/graphql/answer.ts';
import { viewerOf } from '#server/graphql/context.ts';
import { entityModule } from '#server/modules/entityModule.ts';
import type { Module } from '#server/modules/module.ts';
import { attributes, systemAttributes } from './attributes.ts';
import { updateAttribute } from './changes.ts';
import { listInformativeValues } from './informativeValues.ts';
import { mergeOptions } from './mergeOptions.ts';
import {
  createOption,
  createOptions,
  moveOptions,
  removeOptions,
  updateOption,
} from './optionChanges.ts';
import { createOptionGroup, deleteOptionGroups, updateOptionGroup } from './optionGroupChanges.ts';
import { attributeOptionGroups, valueGroups } from './optionGroups.ts';
import { optionGroupRestorer, optionRestorer } from './optionRestore.ts';
import { attributeOptions, filterableOptions } from './options.ts';
import { attributeRestorer } from './restore.ts';
import { haveSurelyMore, listUses, usersOf } from './uses.ts';

export const attributesModule: readonly Module[] = [
  entityModule(attributes, { update: updateAttribute, restorer: attributeRestorer }),
  entityModule(attributeOptions, {
    except: ['one'],
    create: createOption,
    update: updateOption,
    remove: removeOptions,
    restorer: optionRestorer,
  }),
  entityModule(attributeOptionGroups, {
    except: ['one', 'remove'],
    create: createOptionGroup,
    update: updateOptionGroup,
    restorer: optionGroupRestorer,
  }),
  {
    resolvers: ({ uses, users }) => ({
      Query: {
        variationAttributes: queryResolver(variationAttributesQuery, (db, viewer, filter, fields) =>
          systemAttributes.list(db, viewer, filter, () => fields),
        ),
        informativeAttributeValues: queryResolver(
          informativeAttributeValuesQuery,
          listInformativeValues,
        ),
        attributeUses: queryResolver(attributeUsesQuery, (db, _viewer, { of, ...filter }) =>
          listUses(
            db,
            of === 'attribute' ? anyOf(usersOf.attribute, uses.attribute) : usersOf[of],
            filter,
            users,
            haveSurelyMore[of],
          ),
        ),
        filterableAttributeOptions: queryResolver(
          attributeOptionsQuery,
          (db, viewer, filter, fields) => filterableOptions.list(db, viewer, filter, () => fields),
        ),
        variationAtributeValueGroups: async (_, args, context, info) => {
          const { pagination, key } = parse(valueGroupsArguments, args);
          const requested = requestedAt(info, 'data', 'results');
          const filter = { ...pagination, key };
          return answer(await valueGroups.list(context.db, viewerOf(context), filter, requested));
        },
      },
      Mutation: {
        createAttributeOptions: async (_, { input }, context, info) => {
          const { db } = context;
          const viewer = viewerOf(context);
          const given = parse(attributeOptionsInput, input);
          const { created, ...others } = await inTransaction(db, (trx) =>
            createOptions(writingOf(context, trx), given),
          );
          const requested = requestedAt(info, 'data', 'created');
          return answer({
            created: await attributeOptions.byIds(db, viewer, created, requested),
            ...others,
          });
        },
        moveAttributeOptions: async (_, { input }, context) => {
          const move = parse(attributeOptionsMoveInput, input);
          await inTransaction(context.db, (trx) => moveOptions(writingOf(context, trx), move));
          return answer(move.ids);
        },
        mergeAttributeOptions: async (_, { input }, context, info) => {
          const { ids, into } = parse(attributeOptionsMergeInput, input);
          const viewer = viewerOf(context);
          await inTransaction(context.db, (trx) => mergeOptions(trx, viewer.userId, ids, into));
          const requested = requestedAt(info, 'data');
          return answer(await recordById(context.db, viewer, attributeOptions, into, requested));
        },
        deleteAttributeOptionGroupByIds: async (_, args, context) => {
          const { ids } = parse(bulkInput, args);
          await inTransaction(context.db, (trx) =>
            deleteOptionGroups(writingOf(context, trx), ids, anyOf(uses.attributeOptionGroup)),
          );
          return answer(ids);
        },
      },
    }),
  },
];
