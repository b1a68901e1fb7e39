import type { Db } from '#server/db/database.ts';
import { createManufacturer, signedIn } from './people.ts';
import { createParent, createVariation } from './products.ts';
import { connect, createPaymentAccount, createTemplate, sell } from './selling.ts';

/** A visible vendor with a payment account and a template for all of Germany. */
export const createSeller = async (db: Db) => {
  const { token, user } = await signedIn(db, 'vendor');
  const id = user.vendor_id as string;
  await db.updateTable('vendors').set({ is_visible: true }).where('id', '=', id).execute();
  await createPaymentAccount(db, id);
  return { id, token, userId: user.id, template: await createTemplate(db, id) };
};

/** A published variation of a manufacturer, in a product of its own. */
export const offerProduct = async (
  db: Db,
  manufacturer_id: string,
  values: Partial<Parameters<typeof createVariation>[1]> = {},
) => {
  const parent = await createParent(db, { manufacturer_id, status: '1' });
  return createVariation(db, { price: '100.00', status: '1', ...values, parent_id: parent.id });
};

/** The id of a manufacturer's offer, or of a seller's offer if it has its own row. */
export const offerOf = (variation: string): string => String(BigInt(variation) * 2n);
export const sellersOfferOf = (row: string): string => String(BigInt(row) * 2n + 1n);

/** A manufacturer, a seller connected with it, and a second seller connected with the first. */
export const createChain = async (db: Db) => {
  const maker = (await createManufacturer(db)).id;
  const seller = await createSeller(db);
  const other = await createSeller(db);
  await connect(db, seller.id, { manufacturer: maker });
  await connect(db, other.id, { vendor: seller.id });
  return { maker, seller, other };
};

/** Includes a manufacturer's published variations for a vendor; returns the ids of the offers. */
export const createAssortment = async (
  db: Db,
  vendor: { id: string; template: string },
  manufacturer: string,
  variations: readonly string[],
) => {
  await createPaymentAccount(db, vendor.id);
  await connect(db, vendor.id, { manufacturer });
  for (const variation of variations) {
    await sell(db, vendor.id, variation, { delivery_template_id: vendor.template });
  }
  await db
    .updateTable('variations')
    .set({ status: '1', price: '100' })
    .where('id', 'in', [...variations])
    .execute();
  return variations.map(offerOf);
};
