import type { Db } from '#server/db/database.ts';
import { createMarket, type Market } from '#tests/factories/market.ts';
import { createParent, createVariation } from '#tests/factories/products.ts';
import { createTemplate, sell } from '#tests/factories/selling.ts';

/** A further product of the second seller, for 150.00 and with 9.90 of shipping. */
const addChair = async (db: Db, { maker, second }: Market) => {
  const parent = await createParent(db, { manufacturer_id: maker });
  const chair = await createVariation(db, { parent_id: parent.id, price: '150', status: '1' });
  const delivery_template_id = await createTemplate(db, second.id, [{ cost: '9.90' }]);
  await sell(db, second.id, chair.id, { delivery_template_id });
  return { name: chair.name, sku: chair.sku };
};

/** A draft of the maker, for 600.00, with the service of the first seller. */
const addDraft = async (db: Db, { maker, service }: Market) => {
  const parent = await createParent(db, { manufacturer_id: maker });
  const { id, name, sku } = await createVariation(db, { parent_id: parent.id, price: '600' });
  await db
    .insertInto('variation_services')
    .values({ variation_id: id, service_id: service })
    .execute();
  return { id, name, sku, product: parent.name };
};

/** A market whose sellers sign in with the demo's password, and an order of their products. */
export const addMarket = async (db: Db, password_hash: string) => {
  const market = await createMarket(db);
  const { first, second, service, sofa, lamp, code, key, order } = market;
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
    chair: await addChair(db, market),
    sofa: { name: sofa.name, sku: sofa.sku },
    lamp: { name: lamp.name, sku: lamp.sku },
    draft: await addDraft(db, market),
    service: name,
    discount,
    key,
    order: order(),
  };
};

export type AddedMarket = Awaited<ReturnType<typeof addMarket>>;
