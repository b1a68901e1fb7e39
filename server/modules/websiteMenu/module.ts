import type { GraphQLResolveInfo } from 'graphql';
import { limits } from '#contract/limits.ts';
import type { Breach, Breaches } from '#contract/rules/check.ts';
import { id } from '#contract/rules/fields.ts';
import {
  menuItemProductsQuery,
  menuItemsQuery,
  menuStatusInput,
  networkProductsQuery,
} from '#contract/rules/menuItem.ts';
import { orderInput } from '#contract/rules/order.ts';
import { inTransaction } from '#server/db/database.ts';
import { statusAction } from '#server/entity/actions.ts';
import type { Module } from '#server/entity/module.ts';
import { listRecords, recordById } from '#server/entity/read.ts';
import {
  askedAt,
  createResolver,
  listResolver,
  oneResolver,
  updateResolver,
  writingOf,
} from '#server/entity/resolvers.ts';
import { answer, done } from '#server/graphql/answer.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import { ApiError, notFound, parse, parseId } from '#server/graphql/errors.ts';
import {
  createMenuItem,
  deleteMenuItem,
  menuItemRestorer,
  orderMenuItems,
  updateMenuItem,
} from './changes.ts';
import { menuItems } from './items.ts';
import { menuItemProducts, networkProducts } from './products.ts';
import { beginReassign, reassignKind, reassignState } from './reassign.ts';

const status = statusAction(menuItems);

/** A column of the menu, as a list's filter. */
const columnOf = (parent: string | null) =>
  parse(menuItemsQuery, {
    size: limits.menuColumn,
    ...(parent === null ? { level: 2 } : { parent_id: parent }),
  });

const isLong = ({ rule, limit }: Breach) => rule === 'rules.maxLength' && limit === limits.name;

/** A text of level 4 that is too long for the database is told in the specification's words (8). */
const tellingLongValues =
  <Args extends { input: unknown }, Answer>(
    resolver: (
      parent: unknown,
      args: Args,
      context: Context,
      info: GraphQLResolveInfo,
    ) => Promise<Answer>,
  ): typeof resolver =>
  async (parent, args, context, info) => {
    try {
      return await resolver(parent, args, context, info);
    } catch (error) {
      const { level } = args.input as { level?: unknown };
      const fields = error instanceof ApiError && (error.extensions.fields as Breaches | undefined);
      if (level !== 4 || !fields || !Object.values(fields).some(isLong)) throw error;
      throw new ApiError('INVALID', { msg: 'error.LONG_ATTRIBUTE_VALUE', fields });
    }
  };

export const websiteMenuModule: Module = {
  jobs: [reassignKind],
  records: [menuItemRestorer],
  resolvers: {
    Query: {
      getMenuItems: async (_, args, context, info) => {
        const column = columnOf(args.id == null ? null : parseId(id, args.id));
        const asked = askedAt(info, 'data', 'results');
        const found = await listRecords(context.db, viewerOf(context), menuItems, column, asked);
        return { ...answer(found), message: await reassignState(context.db) };
      },
      getMenuItem: oneResolver(menuItems),
      menuItems: listResolver(menuItems),
      menuItemProducts: async (_, { query }, { db }) =>
        answer(await menuItemProducts(db, parse(menuItemProductsQuery, query))),
      getNetworkVendorProducts: async (_, args, { db }) =>
        answer(await networkProducts(db, parse(networkProductsQuery, args))),
    },
    Mutation: {
      createMenuItem: tellingLongValues(createResolver(menuItems, createMenuItem)),
      updateMenuItem: tellingLongValues(updateResolver(menuItems, updateMenuItem)),
      deleteMenuItem: async (_, args, context) => {
        const record = parseId(id, args.id);
        return answer(
          await inTransaction(context.db, (trx) => deleteMenuItem(writingOf(context, trx), record)),
        );
      },
      updateMenuItemStatus: async (_, args, context, info) => {
        const record = parseId(id, args.id);
        const { status: given } = parse(menuStatusInput, args);
        const viewer = viewerOf(context);
        const [failure] = await inTransaction(context.db, (trx) =>
          status.apply(trx, viewer, [record], { status: given }),
        );
        if (failure) throw notFound();
        const asked = askedAt(info, 'data');
        return answer(await recordById(context.db, viewer, menuItems, record, asked));
      },
      updateMenuItemOrders: async (_, args, context) => {
        const { items } = parse(orderInput, args);
        await inTransaction(context.db, (trx) => orderMenuItems(writingOf(context, trx), items));
        return answer(items.map((item) => item.id));
      },
      syncMenuItemProducts: async (_, __, context) => {
        await beginReassign(context);
        return done();
      },
    },
  },
};
