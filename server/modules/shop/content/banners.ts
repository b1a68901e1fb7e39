import { type RawBuilder, sql } from 'kysely';
import type { Banner, BannerPlacement } from '#contract/generated/shopSchema.ts';
import type { Db } from '#server/db/database.ts';
import { dayOf, runState } from '#server/entity/filters.ts';
import { pictureOf } from '#server/modules/shop/catalogue/pictures.ts';

type BannerRow = Omit<Banner, 'picture' | 'mobilePicture'> &
  Record<'file' | 'alt' | 'mobileFile' | 'mobileAlt', string>;

/** The banners of today. */
export const bannersOf = (
  db: Db,
  placement: BannerPlacement | null | undefined,
): Promise<Banner[]> =>
  bannersWhere(
    db,
    placement == null ? isRunning : sql`${isRunning} and t.placement = ${placement}`,
  );

const isRunning = sql`${runState} = 'active'`;

/** Only drafts can lack pictures. */
export const bannersWhere = async (db: Db, where: RawBuilder<unknown>): Promise<Banner[]> => {
  const { rows } = await sql<BannerRow>`
    select t.id::text as id, t.placement, t.category_id::text as "categoryId", t.title, t.text, t.button,
      t.link, t.text_color as "textColor", t.background_color as "backgroundColor",
      ${dayOf('ends_on')} as "endsOn", coalesce(t.picture, '') as file, t.picture_alt as alt,
      coalesce(t.mobile_picture, '') as "mobileFile", t.mobile_picture_alt as "mobileAlt"
    from website_banners t where ${where}
    order by t.sort_index, t.id`.execute(db);
  return rows.map(({ file, alt, mobileFile, mobileAlt, ...banner }) => ({
    ...banner,
    picture: pictureOf({ filename: file, alt }),
    mobilePicture: pictureOf({ filename: mobileFile, alt: mobileAlt }),
  }));
};
