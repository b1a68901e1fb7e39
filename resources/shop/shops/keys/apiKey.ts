import type { ShopKeysQuery } from '#resources/shop/shops/keys/operations.generated.ts';

export type ApiKey = ShopKeysQuery['apiKeys']['data']['results'][number];
