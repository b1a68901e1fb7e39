import type { Db } from '#server/db/database.ts';
import { createMarket } from '#tests/factories/market.ts';

/** A market whose sellers sign in with the demo's password, and an order of what they sell. */
export const addMarket = async (db: Db, password_hash: string) => {
  const { first, second, service, sofa, lamp, code, key, order } = await createMarket(db);
  const users = [first.user.id, second.user.id];
  await db.updateTable('users').set({ password_hash }).where('id', 'in', users).execute();
  const { name } = await db
    .selectFrom('services')
    .select('name')
    .where('id', '=', service)
    .executeTakeFirstOrThrow();
  const discount = await db
    .selectFrom('discounts')
    .select(['id', 'code'])
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  return {
    emails: { first: first.user.email, second: second.user.email },
    sofa: { name: sofa.name, sku: sofa.sku },
    lamp: { name: lamp.name },
    service: name,
    discount,
    key,
    order: order(),
  };
};

export type AddedMarket = Awaited<ReturnType<typeof addMarket>>;
