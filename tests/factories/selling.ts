import type { Insertable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { DeliveryTemplates, VendorProducts } from '#server/generated/database.ts';
import { unique } from './unique.ts';

type Values<Table> = Partial<Insertable<Table>>;

/** A connected bank account. */
export const createPaymentAccount = async (db: Db, vendor_id: string): Promise<void> => {
  await db
    .insertInto('payment_accounts')
    .values({
      vendor_id,
      provider: 'bank',
      account_holder: 'Vera Vogt',
      iban: 'DE89370400440532013000',
      status: 'connected',
    })
    .execute();
};

interface Connected {
  manufacturer?: string;
  vendor?: string;
  regions?: readonly { type: string; value: string | null }[];
}

/** An approved connection that a vendor has requested. */
export const connect = async (
  db: Db,
  sender_vendor_id: string,
  { manufacturer, vendor, regions = [] }: Connected,
): Promise<void> => {
  const { id } = await db
    .insertInto('network_requests')
    .values({
      sender_vendor_id,
      receiver_manufacturer_id: manufacturer ?? null,
      receiver_vendor_id: vendor ?? null,
      status: 'approved',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [sort_index, region] of regions.entries()) {
    await db
      .insertInto('network_request_regions')
      .values({ request_id: id, sort_index, ...region })
      .execute();
  }
};

/** A template for all of Germany with one cost, unless rules give a cost by sum. */
export const createTemplate = async (
  db: Db,
  vendor_id: string,
  rules: readonly { from?: string; to?: string; cost: string }[] = [{ cost: '19.90' }],
  values: Values<DeliveryTemplates> = {},
): Promise<string> => {
  const { id } = await db
    .insertInto('delivery_templates')
    .values({
      vendor_id,
      name: unique('Template'),
      type: 'standard',
      days_from: 3,
      days_to: 10,
      scope: 'germany',
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('delivery_rules')
    .values(
      rules.map(({ from, to, cost }, sort_index) => ({
        template_id: id,
        sort_index,
        region_type: 'germany',
        price_from: from ?? null,
        price_to: to ?? null,
        shipping_cost: cost,
      })),
    )
    .execute();
  return id;
};

/** A published vendor product at the price of its source. */
export const sell = async (
  db: Db,
  vendor_id: string,
  variation_id: string,
  values: Values<VendorProducts> = {},
): Promise<string> => {
  const { id } = await db
    .insertInto('vendor_products')
    .values({ vendor_id, variation_id, status: '1', ...values })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
