import type { Db } from '#server/db/database.ts';
import { createManufacturer } from '#tests/factories/people.ts';
import { createParent, createVariation } from '#tests/factories/products.ts';
import { connect, createPaymentAccount, createTemplate, sell } from '#tests/factories/selling.ts';
import { partnerIdOf } from './partner.ts';

/** Adds a product of the manufacturer that this demo partner sells for 100.00. */
const offer = async (db: Db, maker: string, partner: string, name: string) => {
  const id = await partnerIdOf(db, partner);
  await db.updateTable('vendors').set({ is_visible: true }).where('id', '=', id).execute();
  const account = await db
    .selectFrom('payment_accounts')
    .select('id')
    .where('vendor_id', '=', id)
    .where('status', '=', 'connected')
    .executeTakeFirst();
  if (!account) await createPaymentAccount(db, id);
  await connect(db, id, { manufacturer: maker });
  const parent = await createParent(db, { manufacturer_id: maker });
  const values = { parent_id: parent.id, name, price: '100', status: '1' };
  const product = await createVariation(db, values);
  await sell(db, id, product.id, { delivery_template_id: await createTemplate(db, id) });
  return { vendorId: id, sku: product.sku };
};

/** Two partners sell a product each of a new manufacturer. */
export const addOffers = async (db: Db) => {
  const { id } = await createManufacturer(db);
  return [
    await offer(db, id, 'vendor', 'Sessel Lund'),
    await offer(db, id, 'craftsman', 'Leuchte Alva'),
  ];
};
