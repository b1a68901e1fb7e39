/** The creator of an order: a shop, identified by its API key, or an administrator. */
export interface Maker {
  userId: string;
  apiKeyId?: string;
}

/** The author of an event of the order. */
export const authorOf = ({ userId, apiKeyId }: Maker) =>
  apiKeyId === undefined ? { userId } : { apiKeyId };
