import type { Db } from '#server/db/database.ts';
import { unique } from './unique.ts';

/** An order of nothing, for what only points to one. */
export const createBareOrder = async (db: Db): Promise<string> => {
  const { id: customer_id } = await db
    .insertInto('customers')
    .values({ lastname: 'Kunde', email: `${unique('customer')}@shop.example` })
    .returning('id')
    .executeTakeFirstOrThrow();
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
      customer: '{}',
      billing: '{}',
      shipping_address: '{}',
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
