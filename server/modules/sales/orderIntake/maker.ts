import { type RawBuilder, sql } from 'kysely';
import type { ShopKey } from '#server/graphql/shopContext.ts';

/** The creator of an order or of a change to it: a shop by its key, or an administrator. */
export type Maker = { key: Pick<ShopKey, 'id' | 'shopId'> } | { key?: undefined; userId: string };

/** The columns that say who made a row. */
export const authorColumns = (maker: Maker) =>
  maker.key
    ? { api_key_id: maker.key.id, created_by: null }
    : { api_key_id: null, created_by: maker.userId };

/** The author of an event of the order. */
export const authorOf = (maker: Maker) =>
  maker.key ? { apiKeyId: maker.key.id } : { userId: maker.userId };

/** Whether rows are of this shop; those that administrators enter are of none. */
export const isOfShop = (column: string, shopId: string | null): RawBuilder<boolean> =>
  shopId === null
    ? sql<boolean>`${sql.ref(column)} is null`
    : sql<boolean>`${sql.ref(column)} = ${shopId}`;

export const shopOf = ({ key }: Maker): string | null => key?.shopId ?? null;
