import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { News, Showrooms } from '#server/generated/database.ts';
import { unique } from './unique.ts';

/** A showroom in Munich without opening hours. */
export const createShowroom = (
  db: Db,
  values: Partial<Insertable<Showrooms>>,
): Promise<Selectable<Showrooms>> =>
  db
    .insertInto('showrooms')
    .values({
      name: unique('Showroom'),
      street: 'Markt 1',
      post_code: '80331',
      city: 'München',
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** A draft. */
export const createNewsItem = (
  db: Db,
  values: Partial<Insertable<News>> & { manufacturer_id: string },
): Promise<Selectable<News>> =>
  db
    .insertInto('news')
    .values({ title: unique('News'), ...values })
    .returningAll()
    .executeTakeFirstOrThrow();
