import type { AttributeOption } from '#contract/generated/schema.ts';
import {
  attributeOptionGroupInput,
  attributeOptionGroupsQuery,
  attributeOptionInput,
  attributeOptionsInput,
  attributeOptionsMergeInput,
  attributeOptionsMoveInput,
  attributeOptionsQuery,
  attributeOptionsTarget,
  valueGroupsArguments,
} from '#contract/rules/catalogue/attributeOption.ts';
import { bulkInput, id } from '#contract/rules/platform/fields.ts';
import type { UsersOf } from '#server/entity/uses.ts';
import { notFound, parse, parseId } from '#server/errors/domainError.ts';
import type { Resolvers } from '#server/generated/resolvers.ts';
import { answer } from '#server/graphql/answer.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import { requestedFields } from '#server/graphql/selection.ts';
import { runBulk } from '#server/jobs/bulk.ts';
import { mergeOptions } from './mergeOptions.ts';
import { optionActions } from './optionBulk.ts';
import { createOption, createOptions, moveOptions, updateOption } from './optionChanges.ts';
import { createOptionGroup, deleteOptionGroups, updateOptionGroup } from './optionGroupChanges.ts';
import { listOptionGroups, listValueGroups, optionGroupById } from './optionGroups.ts';
import { listFilterableOptions, listOptions, optionsById } from './options.ts';

const ofList = ['data', 'results'];

const optionById = async (
  { db }: Context,
  option: string,
  fields: ReadonlySet<string>,
): Promise<AttributeOption> => {
  const [found] = await optionsById(db, [option], fields);
  if (!found) throw notFound();
  return found;
};

export const optionResolvers = (usersOf: UsersOf): Resolvers => ({
  Query: {
    attributeOptions: async (_, { query }, { db }, info) =>
      answer(
        await listOptions(db, parse(attributeOptionsQuery, query), requestedFields(info, ofList)),
      ),
    filterableAttributeOptions: async (_, { query }, { db }, info) => {
      const filter = parse(attributeOptionsQuery, query);
      return answer(await listFilterableOptions(db, filter, requestedFields(info, ofList)));
    },
    attributeOptionGroups: async (_, { query }, { db }, info) => {
      const filter = parse(attributeOptionGroupsQuery, query);
      return answer(await listOptionGroups(db, filter, requestedFields(info, ofList)));
    },
    variationAtributeValueGroups: async (_, args, { db }, info) => {
      const { pagination, key } = parse(valueGroupsArguments, args);
      const fields = requestedFields(info, ofList);
      return answer(await listValueGroups(db, pagination, key ?? '', fields));
    },
  },
  Mutation: {
    createAttributeOption: async (_, { input }, context, info) => {
      const viewer = viewerOf(context);
      const created = await createOption(context.db, viewer, parse(attributeOptionInput, input));
      return answer(await optionById(context, created, requestedFields(info, ['data'])));
    },
    createAttributeOptions: async (_, { input }, context, info) => {
      const { db } = context;
      const { userId } = viewerOf(context);
      const { created, ...others } = await createOptions(
        db,
        userId,
        parse(attributeOptionsInput, input),
      );
      const fields = requestedFields(info, ['data', 'created']);
      return answer({ created: await optionsById(db, created, fields), ...others });
    },
    updateAttributeOption: async (_, args, context, info) => {
      const option = parseId(id, args.id);
      const input = parse(attributeOptionInput, args.input);
      await updateOption(context.db, viewerOf(context), option, input);
      return answer(await optionById(context, option, requestedFields(info, ['data'])));
    },
    moveAttributeOptions: async (_, { input }, context) => {
      const move = parse(attributeOptionsMoveInput, input);
      await moveOptions(context.db, viewerOf(context).userId, move);
      return answer(move.ids);
    },
    mergeAttributeOptions: async (_, { input }, context, info) => {
      const { ids, into } = parse(attributeOptionsMergeInput, input);
      await mergeOptions(context.db, viewerOf(context).userId, ids, into);
      return answer(await optionById(context, into, requestedFields(info, ['data'])));
    },
    deleteAttributeOptionByIds: (_, args, context) =>
      runBulk(context, optionActions.remove, parse(attributeOptionsTarget, args), {}),
    createAttributeOptionGroup: async (_, { input }, context, info) => {
      const given = parse(attributeOptionGroupInput, input);
      const created = await createOptionGroup(context.db, viewerOf(context), given);
      return answer(await optionGroupById(context.db, created, requestedFields(info, ['data'])));
    },
    updateAttributeOptionGroup: async (_, args, context, info) => {
      const group = parseId(id, args.id);
      const input = parse(attributeOptionGroupInput, args.input);
      await updateOptionGroup(context.db, viewerOf(context), group, input);
      return answer(await optionGroupById(context.db, group, requestedFields(info, ['data'])));
    },
    deleteAttributeOptionGroupByIds: async (_, args, context) => {
      const { ids } = parse(bulkInput, args);
      await deleteOptionGroups(context.db, viewerOf(context).userId, ids, usersOf);
      return answer(ids);
    },
  },
});
