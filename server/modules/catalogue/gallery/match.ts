import { sql } from 'kysely';
import type { PictureMatch } from '#contract/generated/schema.ts';
import { skusInName } from '#contract/rules/catalogue/picture.ts';
import type { Db } from '#server/db/database.ts';

interface Found {
  key: string;
  id: string;
  name: string;
  sku: string;
  imageCount: number;
}

/**
 * The variation each file belongs to: the one with the longest article number its name starts with.
 */
export const matchPictures = async (db: Db, names: readonly string[]): Promise<PictureMatch[]> => {
  const wanted = names.map((name) => ({ name, skus: skusInName(name) }));
  const { rows } = await sql<Found>`
    select lower(v.sku) as key, v.id, v.name, v.sku, (
      select count(*)::int from variation_images i where i.variation_id = v.id) as "imageCount"
    from variations v
    where lower(v.sku) = any(${[...new Set(wanted.flatMap(({ skus }) => skus))]}::text[])
    order by v.id desc`.execute(db);
  // if two differ only in case, the older one wins
  const found = new Map(rows.map((row) => [row.key, row]));
  return wanted.map(({ name, skus }) => {
    const match = skus.map((sku) => found.get(sku)).find((each) => each !== undefined);
    if (!match) return { name, variation: null, imageCount: 0 };
    const { id, name: product, sku, imageCount } = match;
    return { name, variation: { kind: 'variation', id, name: product, sku }, imageCount };
  });
};
