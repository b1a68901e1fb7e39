import { sql } from 'kysely';
import type { BlogPost, Change, ChangeType } from '#contract/generated/shopSchema.ts';
import type { Db } from '#server/db/database.ts';
import { categoriesOf } from '#server/modules/shop/catalogue/categories.ts';
import { shownPartners } from '#server/modules/shop/catalogue/partners.ts';
import { productsByIds } from '#server/modules/shop/catalogue/products.ts';
import type { Selection } from '#server/modules/shop/catalogue/selection.ts';
import { bannersOf } from '#server/modules/shop/content/banners.ts';
import { postsOf } from '#server/modules/shop/content/posts.ts';
import {
  styleCategoriesOf,
  styleSectionsOf,
  stylesOf,
} from '#server/modules/shop/content/styles.ts';
import type { Line } from './lines.ts';

/** The fields of variations that are requested of products and styles. */
export interface Requested {
  ofProducts: ReadonlySet<string>;
  ofStyles: ReadonlySet<string>;
}

interface Reading extends Requested {
  db: Db;
  selection: Selection;
  ids: readonly string[];
}

type Shown = Partial<Change> & { id: string };
type Load = (reading: Reading) => Promise<readonly Shown[]>;

const nothing: ReadonlySet<string> = new Set();
const among = (ids: readonly string[]) => sql`t.id = any(${ids}::bigint[])`;
const idsOnly = (rows: readonly { id: string }[]): Shown[] => rows.map(({ id }) => ({ id }));
/** A kind with one record only is always shown, even if it is empty. */
const always: Load = async () => [{ id: '0' }];

const partners =
  (kind: 'manufacturer' | 'vendor'): Load =>
  async ({ db, ids }) =>
    (await shownPartners(db, kind, { ids, first: ids.length })).map((partner) => ({
      id: partner.id,
      partner,
    }));

/** The records with these ids that the shop shows now, with the fields of a change. */
const loaders: Readonly<Record<ChangeType, Load>> = {
  product: async ({ db, selection, ids, ofProducts }) =>
    (await productsByIds(db, selection, ids, { ofVariations: ofProducts })).map((product) => ({
      id: product.id,
      product,
    })),
  category: async ({ db, selection }) => idsOnly(await categoriesOf(db, selection)),
  menu: always,
  banner: async ({ db }) => idsOnly(await bannersOf(db, null)),
  announcementBars: always,
  blogPost: async ({ db, ids }) =>
    (await postsOf(db, { where: among(ids), first: ids.length })).map((post) => ({
      id: post.id,
      // its HTML is made when it is requested
      blogPost: post as unknown as BlogPost,
    })),
  style: async ({ db, selection, ids, ofStyles }) =>
    (await stylesOf(db, selection, { where: among(ids), first: ids.length }, ofStyles)).map(
      (style) => ({ id: style.id, style }),
    ),
  styleCategory: async ({ db }) => idsOnly(await styleCategoriesOf(db)),
  styleSection: async ({ db, selection }) => idsOnly(await styleSectionsOf(db, selection, nothing)),
  manufacturer: partners('manufacturer'),
  vendor: partners('vendor'),
};

/**
 * The changes, with the records as the shop shows them now. The number of statements depends on the
 * kinds only.
 */
export const changesOf = async (
  db: Db,
  selection: Selection,
  lines: readonly Line[],
  requested: Requested,
): Promise<Change[]> => {
  const idsByKind = new Map<string, string[]>();
  for (const { kind, id } of lines) idsByKind.set(kind, [...(idsByKind.get(kind) ?? []), id]);
  const shown = new Map<string, Shown>();
  for (const [kind, ids] of idsByKind) {
    const found = await loaders[kind as ChangeType]({ db, selection, ids, ...requested });
    for (const each of found) shown.set(`${kind} ${each.id}`, each);
  }
  return lines.map(({ kind, id }) => {
    const now = shown.get(`${kind} ${id}`);
    return {
      product: null,
      blogPost: null,
      style: null,
      partner: null,
      ...now,
      type: kind as ChangeType,
      id: id === '0' ? null : id,
      isShown: now !== undefined,
    };
  });
};
