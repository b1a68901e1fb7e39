import type { Db } from '#server/db/database.ts';
import { createShopKey, signedIn } from './people.ts';
import { createParent, createVariation } from './products.ts';
import { connect, createPaymentAccount, createTemplate, sell } from './selling.ts';
import { createService } from './structure.ts';
import { unique } from './unique.ts';
import { createDiscount } from './website.ts';

/** T1 of the cart examples: free from 1,000.00. */
const t1 = [
  { from: '0', to: '499.99', cost: '19.90' },
  { from: '500', to: '999.99', cost: '9.90' },
  { from: '1000', cost: '0' },
];

/** A visible partner who may sell. */
const createSeller = async (db: Db, maker: string, email?: string) => {
  const session = await signedIn(db, 'craftsman', email === undefined ? {} : { email });
  const id = session.user.vendor_id as string;
  await db
    .updateTable('vendors')
    .set({ is_visible: true, company_name: unique('Seller') })
    .where('id', '=', id)
    .execute();
  await createPaymentAccount(db, id);
  await connect(db, id, { manufacturer: maker });
  return { ...session, id };
};

/**
 * S of the examples: 60.00 an hour, one hour at least, in carts of at least 500; driving costs 25
 * in postcode 80.
 */
const perform = async (db: Db, vendor_id: string): Promise<void> => {
  await db
    .insertInto('service_settings')
    .values({
      vendor_id,
      name: 'S',
      is_default: true,
      default_hourly_price: '60',
      min_service_duration: 60,
      min_order_value: '500',
    })
    .execute();
  const { id } = await db
    .insertInto('driving_costs')
    .values({ vendor_id, cost: '25' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('driving_cost_regions')
    .values({ driving_cost_id: id, vendor_id, sort_index: 0, type: 'postcode', value: '80' })
    .execute();
};

const createProduct = async (db: Db, manufacturer_id: string, price: string) => {
  const parent = await createParent(db, { manufacturer_id });
  return createVariation(db, { parent_id: parent.id, price, status: '1' });
};

export type Market = Awaited<ReturnType<typeof createMarket>>;

/**
 * Two sellers and what they sell, a service of the first and a code: with `order` the first one's share
 * is that of example 61 of the cart rules, and the second sells 3 x 100.00.
 */
export const createMarket = async (db: Db) => {
  const { user } = await signedIn(db, 'manufacturer');
  const maker = user.manufacturer_id as string;
  const first = await createSeller(db, maker);
  const second = await createSeller(db, maker);
  const service = (await createService(db, { name: unique('Montage'), duration: 40 })).id;
  await perform(db, first.id);
  const sofa = await createProduct(db, maker, '450');
  const lamp = await createProduct(db, maker, '100');
  await db
    .insertInto('variation_services')
    .values({ variation_id: sofa.id, service_id: service })
    .execute();
  const sofaProduct = await sell(db, first.id, sofa.id, {
    adjustment_type: 'percent',
    adjustment_amount: '20',
    delivery_template_id: await createTemplate(db, first.id, t1, { name: unique('T1') }),
    with_services: true,
  });
  const lampProduct = await sell(db, second.id, lamp.id, {
    delivery_template_id: await createTemplate(db, second.id),
  });
  const code = (await createDiscount(db, { is_active: true })).code;
  const { key, id: keyId, shopId } = await createShopKey(db);
  const address = {
    salutation: 'ms',
    firstname: 'Käthe',
    lastname: 'Kundin',
    street: 'Sendlinger Straße 8',
    post_code: '80331',
    city: 'München',
  };
  return {
    maker,
    first,
    second,
    service,
    sofa,
    lamp,
    sofaProduct,
    lampProduct,
    code,
    key,
    keyId,
    shopId,
    /** 1,380.00 minus 138.00, shipping 19.90, service 80.00, driving 25.00. */
    order: (changed: object = {}) => ({
      externalId: unique('shop-order'),
      method: 'invoice',
      orderedAt: new Date().toISOString(),
      customer: {
        salutation: 'ms',
        firstname: 'Käthe',
        lastname: 'Kundin',
        email: `${unique('kaethe')}@kunden.example`,
        phone: '+49 89 123456',
      },
      shipping: address,
      lines: [
        { vendorId: first.id, sku: sofa.sku, quantity: 2 },
        { vendorId: second.id, sku: lamp.sku, quantity: 3 },
      ],
      services: [{ line: 0, serviceId: service, performerId: first.id }],
      code,
      notes: 'Bitte nachmittags liefern.',
      expectedTotal: '1366.90',
      ...changed,
    }),
  };
};
