import type { GraphQLResolveInfo } from 'graphql';
import { sql } from 'kysely';
import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import type { Violation } from '#contract/rules/platform/check.ts';
import { id } from '#contract/rules/platform/fields.ts';
import { orderInput } from '#contract/rules/platform/order.ts';
import {
  type MenuItemsFilter,
  menuItemProductsQuery,
  menuItemsQuery,
  menuStatus,
  networkProductsQuery,
} from '#contract/rules/website/menuItem.ts';
import { websiteMenu as german } from '#i18n/de/website/websiteMenu.ts';
import { websiteMenu as english } from '#i18n/en/website/websiteMenu.ts';
import { inTransaction } from '#server/db/database.ts';
import { deleteAction, statusAction } from '#server/entity/actions.ts';
import { exporterOf } from '#server/entity/export.ts';
import { recordById } from '#server/entity/read.ts';
import {
  createResolver,
  requestedAt,
  updateResolver,
  writingOf,
} from '#server/entity/resolvers.ts';
import { DomainError, notFound, parse, parseId } from '#server/errors/domainError.ts';
import { answer, done } from '#server/graphql/answer.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { BulkAction } from '#server/jobs/bulk.ts';
import { entityModule } from '#server/modules/entityModule.ts';
import type { Module } from '#server/modules/module.ts';
import { assignProducts } from './assign.ts';
import {
  createMenuItem,
  deleteMenuItems,
  menuItemRestorer,
  orderMenuItems,
  updateMenuItem,
} from './changes.ts';
import { lockMenu, menuItems } from './items.ts';
import { menuItemProducts, networkProducts } from './products.ts';
import { reassignKind, reassignState, startReassignment } from './reassign.ts';

const setStatus = statusAction(menuItems);

const remove: BulkAction<MenuItemsFilter, object> = {
  ...deleteAction(menuItems),
  // a missing item may have been deleted together with its ancestor
  apply: async (trx, viewer, ids) => {
    await deleteMenuItems({ trx, viewer }, ids);
    return [];
  },
};

const exporter = exporterOf(menuItems, {
  texts: { de: german, en: english },
  cells: {
    name: ({ name }) => name,
    level: ({ level }) => level,
    above: ({ above }) => above.map(({ name }) => name).join(' > '),
    state: ({ state }, { states }) => states[state as keyof typeof states],
    link: ({ link }) => link,
    productCount: ({ productCount }) => productCount,
  },
  filename: { de: 'mega-menue', en: 'mega-menu' },
});

const statusArgs = v.object({ status: menuStatus });

/** A column of the menu, as a list filter. */
const columnOf = (parent: string | null) =>
  parse(menuItemsQuery, {
    size: limits.menuColumn,
    ...(parent === null ? { level: 2 } : { parent_id: parent }),
  });

const isLong = ({ rule, limit }: Violation) => rule === 'rules.maxLength' && limit === limits.name;

/**
 * Reports a text of level 4 that is too long for the database with the specification's message (8).
 */
const explainingLongValues =
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
      const fields = error instanceof DomainError && error.fields;
      if (level !== 4 || !fields || !Object.values(fields).some(isLong)) throw error;
      throw new DomainError('INVALID', { msg: 'error.LONG_ATTRIBUTE_VALUE', fields });
    }
  };

export const websiteMenuModule: readonly Module[] = [
  entityModule(menuItems, {
    except: ['create', 'update'],
    remove,
    restorer: menuItemRestorer,
    status: { action: setStatus, statuses: menuStatus },
    links: { serialise: (trx) => lockMenu({ trx }), replaced: assignProducts },
    exporter,
  }),
  {
    jobs: [reassignKind],
    pictureUses: [
      sql`select 'menuItem', m.id, m.name, '' from menu_items m
      where t.filename in (m.image, m.mobile_image)
        or exists (select from menu_item_brands b where b.item_id = m.id and b.image = t.filename)`,
    ],
    resolvers: {
      Query: {
        getMenuItems: async (_, args, context, info) => {
          const column = columnOf(args.id == null ? null : parseId(id, args.id));
          const requested = requestedAt(info, 'data', 'results');
          const found = await menuItems.list(context.db, viewerOf(context), column, requested);
          return { ...answer(found), message: await reassignState(context.db) };
        },
        menuItemProducts: async (_, { query }, { db }) =>
          answer(await menuItemProducts(db, parse(menuItemProductsQuery, query))),
        getNetworkVendorProducts: async (_, args, { db }) =>
          answer(await networkProducts(db, parse(networkProductsQuery, args))),
      },
      Mutation: {
        createMenuItem: explainingLongValues(createResolver(menuItems, createMenuItem)),
        updateMenuItem: explainingLongValues(updateResolver(menuItems, updateMenuItem)),
        deleteMenuItem: async (_, args, context) => {
          const record = parseId(id, args.id);
          const deleted = await inTransaction(context.db, (trx) =>
            deleteMenuItems(writingOf(context, trx), [record]),
          );
          if (deleted.length === 0) throw notFound();
          return answer(deleted);
        },
        updateMenuItemStatus: async (_, args, context, info) => {
          const record = parseId(id, args.id);
          const { status: given } = parse(statusArgs, args);
          const viewer = viewerOf(context);
          const [failure] = await inTransaction(context.db, (trx) =>
            setStatus.apply(trx, viewer, [record], { status: given }),
          );
          if (failure) throw notFound();
          const requested = requestedAt(info, 'data');
          return answer(await recordById(context.db, viewer, menuItems, record, requested));
        },
        updateMenuItemOrders: async (_, args, context) => {
          const { items } = parse(orderInput, args);
          await inTransaction(context.db, (trx) => orderMenuItems(writingOf(context, trx), items));
          return answer(items.map((item) => item.id));
        },
        syncMenuItemProducts: async (_, __, context) => {
          await startReassignment(context);
          return done();
        },
      },
    },
  },
];
