import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Discounts, WebsiteBanners } from '#server/generated/database.ts';
import { unique } from './unique.ts';

/** A banner that can be activated. */
export const createBanner = async (
  db: Db,
  values: Partial<Insertable<WebsiteBanners>> = {},
): Promise<Selectable<WebsiteBanners>> => {
  await db
    .insertInto('uploads')
    .values([{ filename: 'wide.webp' }, { filename: 'narrow.webp' }])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db
    .insertInto('website_banners')
    .values({
      name: unique('banner'),
      placement: 'home_top',
      picture: 'wide.webp',
      picture_alt: 'A sofa',
      mobile_picture: 'narrow.webp',
      mobile_picture_alt: 'A sofa',
      text_color: '#ffffff',
      background_color: '#000000',
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** An inactive discount of ten percent without an end. */
export const createDiscount = (
  db: Db,
  values: Partial<Insertable<Discounts>> = {},
): Promise<Selectable<Discounts>> =>
  db
    .insertInto('discounts')
    .values({ code: unique('CODE').toUpperCase(), kind: 'percent', value: '10', ...values })
    .returningAll()
    .executeTakeFirstOrThrow();
