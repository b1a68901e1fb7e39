import { sql } from 'kysely';
import { can } from '#contract/access.ts';
import type { Area, PreviewKind, ShopPreview } from '#contract/generated/schema.ts';
import { previewAddress } from '#contract/rules/shop/preview.ts';
import type { Db } from '#server/db/database.ts';
import { recordById } from '#server/entity/read.ts';
import { DomainError, forbidden, notFound } from '#server/errors/domainError.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { parents } from '#server/modules/catalogue/parents/parents.ts';
import { variations } from '#server/modules/catalogue/variations/variations.ts';
import { offerIdOf, vendorOf } from '#server/modules/selling/vendorProducts/offers.ts';
import { blogPosts } from '#server/modules/website/blog/posts.ts';
import { styles } from '#server/modules/website/styles/styles.ts';
import { websiteBanners } from '#server/modules/website/websiteBanners/banners.ts';
import { menuItems } from '#server/modules/website/websiteMenu/items.ts';
import type { Sealer } from '#server/secrets/sealer.ts';
import { isProduct, productDrafts } from './products.ts';
import { type Target, tokenOf } from './tokens.ts';

interface Previewable {
  area: Area;
  /**
   * The id of the row.
   * @throws NOT_FOUND for a record that the viewer may not see
   */
  find: (db: Db, viewer: Viewer, id: string) => Promise<string>;
}

const nothing: ReadonlySet<string> = new Set();
const noFields = () => nothing;

const ofEntity = (entity: { area: Area } & Parameters<typeof recordById>[2]): Previewable => ({
  area: entity.area,
  find: async (db, viewer, id) => {
    await recordById(db, viewer, entity, id, noFields);
    return id;
  },
});

/** The vendor's own row; products that it has not included have none. */
const ownOffer: Previewable['find'] = async (db, viewer, id) => {
  const { rows } = await sql<{ id: string }>`
    select i.id::text as id from vendor_products i
    where i.vendor_id = ${vendorOf(viewer)} and ${offerIdOf} = ${id}`.execute(db);
  if (!rows[0]) throw notFound();
  return rows[0].id;
};

const previewable: Readonly<Record<PreviewKind, Previewable>> = {
  parentProduct: ofEntity(parents),
  variation: ofEntity(variations),
  vendorProduct: {
    area: 'vendorProducts',
    find: ownOffer,
  },
  menuItem: ofEntity(menuItems),
  websiteBanner: ofEntity(websiteBanners),
  blogPost: ofEntity(blogPosts),
  style: ofEntity(styles),
};

/**
 * The pages of a record in all shops that have an address.
 * @throws FORBIDDEN or NOT_FOUND as for the record itself, INVALID if it has nothing to show
 */
export const shopPreviews = async (
  { db, secrets }: { db: Db; secrets: Sealer },
  viewer: Viewer,
  { kind, id }: Target,
): Promise<ShopPreview[]> => {
  const { area, find } = previewable[kind];
  if (!can(viewer.roles, area, 'view')) throw forbidden();
  const target = { kind, id: await find(db, viewer, id) };
  if (isProduct(target) && (await productDrafts(db, target)) === null) {
    throw new DomainError('INVALID', { msg: 'error.PREVIEW_EMPTY' });
  }
  const shops = await db
    .selectFrom('shops')
    .select(['id as shopId', 'name', 'url'])
    .where('url', '<>', '')
    .orderBy('name')
    .orderBy('id')
    .execute();
  return Promise.all(
    shops.map(async (shop) => ({
      ...shop,
      url: previewAddress(shop.url, await tokenOf(secrets, shop.shopId, target)),
    })),
  );
};
