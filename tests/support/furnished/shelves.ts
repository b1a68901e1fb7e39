import type { Db } from '#server/db/database.ts';
import { createParent, createVariation } from '#tests/factories/products.ts';
import { connect, createPaymentAccount, createTemplate } from '#tests/factories/selling.ts';
import { partnerIdOf } from './partner.ts';

export const shelves = {
  count: 50,
  nameOf: (n: number) => `Regal Rana ${String(n).padStart(2, '0')}`,
};

/**
 * The manufacturer publishes 50 more products; the craftsman, who is connected with the architect,
 * gets a payment account.
 */
export const addShelves = async (db: Db): Promise<void> => {
  const [architect, craftsman] = [
    await partnerIdOf(db, 'architect'),
    await partnerIdOf(db, 'craftsman'),
  ];
  const parent = await createParent(db, { manufacturer_id: await partnerIdOf(db, 'manufacturer') });
  for (let n = 1; n <= shelves.count; n += 1) {
    const values = { name: shelves.nameOf(n), price: '100', status: '1', parent_id: parent.id };
    await createVariation(db, values);
  }
  await createTemplate(db, architect, [{ cost: '19.90' }], { name: 'Spedition Süd' });
  await createPaymentAccount(db, craftsman);
  await connect(db, craftsman, { vendor: architect });
};
