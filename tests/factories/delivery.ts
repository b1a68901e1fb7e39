import type { Selectable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type {
  DeliveryTemplates,
  DrivingCosts,
  ServiceSettings,
} from '#server/generated/database.ts';
import { unique } from './unique.ts';

/** Standard delivery for 19.90 anywhere in Germany. */
export const createTemplate = async (
  db: Db,
  vendor_id: string,
  name = unique('template'),
): Promise<Selectable<DeliveryTemplates>> => {
  const template = await db
    .insertInto('delivery_templates')
    .values({ vendor_id, name, type: 'standard', days_from: 3, days_to: 5, scope: 'germany' })
    .returningAll()
    .executeTakeFirstOrThrow();
  await db
    .insertInto('delivery_rules')
    .values({
      template_id: template.id,
      sort_index: 0,
      region_type: 'germany',
      shipping_cost: '19.90',
    })
    .execute();
  return template;
};

/** The general settings. */
export const createSetting = (
  db: Db,
  vendor_id: string,
  name = unique('setting'),
): Promise<Selectable<ServiceSettings>> =>
  db
    .insertInto('service_settings')
    .values({ vendor_id, name, is_default: true, default_hourly_price: '60' })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Driving costs for the postcodes 80. */
export const createDrivingCost = async (
  db: Db,
  vendor_id: string,
): Promise<Selectable<DrivingCosts>> => {
  const cost = await db
    .insertInto('driving_costs')
    .values({ vendor_id, cost: '25' })
    .returningAll()
    .executeTakeFirstOrThrow();
  await db
    .insertInto('driving_cost_regions')
    .values({
      driving_cost_id: cost.id,
      // a trigger sets it
      vendor_id,
      sort_index: 0,
      type: 'postcode',
      value: '80',
    })
    .execute();
  return cost;
};
