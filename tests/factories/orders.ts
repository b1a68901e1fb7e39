import { parse as parseRules } from 'valibot';
import { createOrderInput } from '#contract/rules/sales/orderIntake.ts';
import { type Db, inTransaction } from '#server/db/database.ts';
import { createOrder } from '#server/modules/sales/orderIntake/create.ts';
import { createMarket, type Market } from './market.ts';
import { createUser } from './people.ts';
import { unique } from './unique.ts';

export const person = JSON.stringify({
  ...{ salutation: '', firstname: 'Karla', lastname: 'Kunde', company: '' },
  ...{ email: 'karla@kunden.example', phone: '', vat_id: '' },
});

/** The showroom where a line is collected. */
export const showroom = JSON.stringify({
  name: 'Am Markt',
  street: 'Markt 2',
  post_code: '80331',
  city: 'München',
  phone: '',
});

/** A customer's data, as orders store it. */
export const address = JSON.stringify({
  ...{ firstname: 'Karla', lastname: 'Kunde', company: '', street: 'Markt 1' },
  ...{ post_code: '80331', city: 'München', country: 'DE' },
});

export const createCustomer = async (db: Db): Promise<string> => {
  const { id } = await db
    .insertInto('customers')
    .values({ lastname: 'Kunde', email: `${unique('customer')}@shop.example` })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** An empty order, for records that only refer to one. */
export const createBareOrder = async (db: Db): Promise<string> => {
  const customer_id = await createCustomer(db);
  const number = unique('A-2026-');
  const { id } = await db
    .insertInto('orders')
    .values({
      number,
      external_id: number,
      content_hash: Buffer.from(number),
      method: 'invoice',
      ordered_at: new Date(),
      customer_id,
      customer_name: 'Kunde',
      search: number,
      customer: person,
      billing: address,
      shipping_address: address,
      products: '0',
      discount: '0',
      shipping: '0',
      services: '0',
      driving: '0',
      total: '0',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/**
 * An order of a market's two sellers, whose customer has this name; by default a new market's. The
 * market's shop places it, or an administrator enters one of an earlier day.
 */
export const createMarketOrder = async (
  db: Db,
  lastname: string,
  changed: { orderedAt?: string; [field: string]: unknown } = {},
  given?: Market,
) => {
  const market = given ?? (await createMarket(db));
  const { customer, ...others } = market.order(changed);
  const input = parseRules(createOrderInput, { ...others, customer: { ...customer, lastname } });
  const maker = changed.orderedAt
    ? { userId: (await createUser(db)).id }
    : { key: { id: market.keyId, shopId: market.shopId } };
  const id = await inTransaction(db, (trx) => createOrder(trx, maker, input));
  const lines = await db
    .selectFrom('order_lines')
    .select('id')
    .where('order_id', '=', id)
    .orderBy('position')
    .execute();
  const service = await db
    .selectFrom('order_services')
    .select('id')
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, lines: lines.map((line) => line.id), service: service.id, market };
};
