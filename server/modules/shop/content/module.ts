import { sql } from 'kysely';
import { id as idRule } from '#contract/rules/platform/fields.ts';
import { parseId } from '#server/errors/domainError.ts';
import { requestedFields } from '#server/graphql/selection.ts';
import type { Module } from '#server/modules/module.ts';
import { keysAfter, pageOf, sizeOf } from '#server/modules/shop/catalogue/cursors.ts';
import { selectionOf } from '#server/modules/shop/catalogue/selection.ts';
import { shownVariationIds, variationsByIds } from '#server/modules/shop/catalogue/variations.ts';
import { bannersOf } from './banners.ts';
import { isInMenu, menuOf } from './menu.ts';
import { htmlOfPost, postsOf } from './posts.ts';
import { styleCategoriesOf, styleSectionsOf, stylesOf } from './styles.ts';

const idOf = (given: string | null | undefined): string | null =>
  given == null ? null : parseId(idRule, given);

export const contentModule: Module = {
  shopResolvers: {
    Query: {
      menu: async (_, __, context, info) => {
        const isCounted = ['', 'children', 'children.children'].some((path) =>
          requestedFields(info, path.split('.').filter(Boolean)).has('variationCount'),
        );
        return menuOf(context.db, await selectionOf(context), { isCounted });
      },
      menuVariations: async (_, { item, first, after }, context, info) => {
        const { db, key } = context;
        const itemId = parseId(idRule, item);
        const size = sizeOf(first, 100);
        const list = { name: 'menuVariations', shopId: key.shopId, by: itemId };
        const start = keysAfter(list, after, 1)?.[0] ?? null;
        const selection = await selectionOf(context);
        const among = isInMenu(itemId);
        const ids = await shownVariationIds(db, selection, {
          among,
          after: start,
          first: size + 1,
        });
        const found = ids.map((id) => ({ id }));
        const { rows, pageInfo } = pageOf(list, found, size, ({ id }) => [id]);
        const requested = requestedFields(info, ['nodes']);
        const shown = rows.map(({ id }) => id);
        return { nodes: await variationsByIds(db, selection, shown, requested), pageInfo };
      },
      banners: (_, { placement }, { db }) => bannersOf(db, placement),
      blogPosts: async (_, { tag, first, after }, { db, key }) => {
        const tagId = idOf(tag);
        const size = sizeOf(first, 20);
        const list = { name: 'blogPosts', shopId: key.shopId, by: tagId };
        const [moment, id] = keysAfter(list, after, 2) ?? [];
        const isAfter =
          moment === undefined
            ? sql`true`
            : sql`(t.published_at, t.id) < (${moment}::timestamptz, ${id}::bigint)`;
        const hasTag =
          tagId === null
            ? sql`true`
            : sql`exists (select from blog_post_tags l where l.post_id = t.id and l.tag_id = ${tagId})`;
        const where = sql`${isAfter} and ${hasTag}`;
        const found = await postsOf(db, { where, first: size + 1 });
        const { rows, pageInfo } = pageOf(list, found, size, (post) => [post.key, post.id]);
        return { nodes: [...rows], pageInfo };
      },
      blogPost: async (_, { slug }, { db }) =>
        (await postsOf(db, { where: sql`t.slug = ${slug}`, first: 1 }))[0] ?? null,
      styleCategories: (_, __, { db }) => styleCategoriesOf(db),
      styles: async (_, { category, first, after }, context, info) => {
        const { db, key } = context;
        const categoryId = idOf(category);
        const size = sizeOf(first, 20);
        const list = { name: 'styles', shopId: key.shopId, by: categoryId };
        const start = keysAfter(list, after, 1)?.[0];
        const isAfter = start === undefined ? sql`true` : sql`t.id < ${start}::bigint`;
        const ofCategory = categoryId === null ? sql`true` : sql`t.category_id = ${categoryId}`;
        const page = { where: sql`${isAfter} and ${ofCategory}`, first: size + 1 };
        const requested = requestedFields(info, ['nodes', 'variations']);
        const found = await stylesOf(db, await selectionOf(context), page, requested);
        const { rows, pageInfo } = pageOf(list, found, size, ({ id }) => [id]);
        return { nodes: [...rows], pageInfo };
      },
      style: async (_, { slug }, context, info) => {
        const page = { where: sql`t.slug = ${slug}`, first: 1 };
        const requested = requestedFields(info, ['variations']);
        return (await stylesOf(context.db, await selectionOf(context), page, requested))[0] ?? null;
      },
      styleSections: async (_, __, context, info) =>
        styleSectionsOf(
          context.db,
          await selectionOf(context),
          requestedFields(info, ['blocks', 'variations']),
        ),
    },
    BlogPost: {
      html: ({ document }, { imageBase }) => htmlOfPost(document, imageBase ?? ''),
    },
  },
};
