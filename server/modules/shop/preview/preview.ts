import { sql } from 'kysely';
import type { PreviewKind } from '#contract/generated/schema.ts';
import type { BlogPost, Preview } from '#contract/generated/shopSchema.ts';
import { notFound } from '#server/errors/domainError.ts';
import type { ShopContext } from '#server/graphql/shopContext.ts';
import { productsByIds } from '#server/modules/shop/catalogue/products.ts';
import { type Selection, selectionOf } from '#server/modules/shop/catalogue/selection.ts';
import { shownVariationIds, variationsByIds } from '#server/modules/shop/catalogue/variations.ts';
import { bannersOf, bannersWhere } from '#server/modules/shop/content/banners.ts';
import { isInMenu, menuOf } from '#server/modules/shop/content/menu.ts';
import { postsOf } from '#server/modules/shop/content/posts.ts';
import { stylesOf } from '#server/modules/shop/content/styles.ts';
import { areShown, type ProductKind, productDrafts } from './products.ts';
import { openToken } from './tokens.ts';

/** The fields of variations that are requested, by the field that has them. */
export interface Requested {
  ofProduct: ReadonlySet<string>;
  ofMenuItem: ReadonlySet<string>;
  ofStyle: ReadonlySet<string>;
}

interface Reading {
  db: ShopContext['db'];
  selection: Selection;
  id: string;
  requested: Requested;
}

type Read = Partial<Preview> & Pick<Preview, 'type' | 'isShown'>;
/** Reads one record as it is stored; null if it was deleted. */
type Load = (reading: Reading) => Promise<Read | null>;

/** How many variations of a menu item a preview has. */
const fewVariations = 24;

const only = (id: string) => ({ where: sql`t.id = ${id}`, first: 1 });

const product =
  (kind: ProductKind): Load =>
  async ({ db, selection, id, requested }) => {
    const found = await productDrafts(db, { kind, id });
    if (found === null) return null;
    const { productId, sku, drafts } = found;
    const [isShown, [read]] = await Promise.all([
      areShown(db, selection, drafts),
      productsByIds(db, { ...selection, drafts }, [productId], {
        ofVariations: requested.ofProduct,
      }),
    ]);
    return read ? { type: 'product', isShown, sku, product: read } : null;
  };

const isBelow = (
  id: string,
  items: readonly { id: string; children: readonly unknown[] }[],
): boolean => items.some((item) => item.id === id || isBelow(id, item.children as typeof items));

const loaders: Readonly<Record<PreviewKind, Load>> = {
  parentProduct: product('parentProduct'),
  variation: product('variation'),
  vendorProduct: product('vendorProduct'),
  menuItem: async ({ db, selection, id, requested }) => {
    const isCounted = false;
    const [menu, [menuItem], ids] = await Promise.all([
      menuOf(db, selection, { isCounted }),
      menuOf(db, selection, { isCounted: true, previewed: id }),
      shownVariationIds(db, selection, {
        among: isInMenu(id, id),
        after: null,
        first: fewVariations,
      }),
    ]);
    if (!menuItem) return null;
    const variations = await variationsByIds(db, selection, ids, requested.ofMenuItem);
    return { type: 'menuItem', isShown: isBelow(id, menu), menuItem, variations };
  },
  websiteBanner: async ({ db, id }) => {
    const [[banner], shown] = await Promise.all([
      bannersWhere(db, sql`t.id = ${id}`),
      bannersOf(db, null),
    ]);
    if (!banner) return null;
    return { type: 'banner', isShown: shown.some((each) => each.id === id), banner };
  },
  blogPost: async ({ db, id }) => {
    const [[post], shown] = await Promise.all([
      postsOf(db, { ...only(id), isPreview: true }),
      postsOf(db, only(id)),
    ]);
    // its HTML is made when it is requested
    const blogPost = post as unknown as BlogPost | undefined;
    return blogPost ? { type: 'blogPost', isShown: shown.length > 0, blogPost } : null;
  },
  style: async ({ db, selection, id, requested }) => {
    const [[style], shown] = await Promise.all([
      stylesOf(db, selection, { ...only(id), isPreview: true }, requested.ofStyle),
      stylesOf(db, selection, only(id), new Set()),
    ]);
    return style ? { type: 'style', isShown: shown.length > 0, style } : null;
  },
};

/**
 * The one record that a token opens.
 * @throws INVALID for a token that opens nothing here, NOT_FOUND for a deleted record
 */
export const previewOf = async (
  context: ShopContext,
  token: string,
  requested: Requested,
): Promise<Preview> => {
  const { db, key, secrets } = context;
  const { kind, id, endsAt } = await openToken(secrets, key.shopId, token);
  const selection = await selectionOf(context);
  const read = await loaders[kind]({ db, selection, id, requested });
  if (read === null) throw notFound();
  return {
    product: null,
    sku: null,
    menuItem: null,
    variations: [],
    banner: null,
    blogPost: null,
    style: null,
    ...read,
    endsAt: endsAt.toISOString(),
  };
};
