import { sql } from 'kysely';
import type { Shop } from '#contract/generated/shopSchema.ts';
import type { Db } from '#server/db/database.ts';
import type { ShopKey } from '#server/graphql/shopContext.ts';

/** The shop of a key, as the shop's contract shows it. */
export const thisShop = async (db: Db, { shopId, scopes }: ShopKey): Promise<Shop> => {
  const shop = await db
    .selectFrom('shops')
    .select(['id', 'name', 'url', 'currency'])
    .select(sql<string[]>`languages`.as('languages'))
    .where('id', '=', shopId)
    .executeTakeFirstOrThrow();
  return { ...shop, scopes: [...scopes] };
};
