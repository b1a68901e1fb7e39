import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { CommissionTiers, Customers, Representatives } from '#server/generated/database.ts';
import { createVendor } from './people.ts';
import { unique } from './unique.ts';

type Values = Partial<Insertable<Representatives>> & { manufacturer_id: string };

/** A template for all of Germany. */
export const createRepresentative = (
  db: Db,
  values: Values,
): Promise<Selectable<Representatives>> =>
  db
    .insertInto('representatives')
    .values({
      name: unique('Rosa'),
      surname: 'Rupp',
      email: `${unique('rosa')}@maker.example`,
      phone: '089 123456',
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** A new vendor's own commission. */
export const createTiers = async (db: Db): Promise<Selectable<CommissionTiers>> =>
  db
    .insertInto('commission_tiers')
    .values({
      vendor_id: (await createVendor(db)).id,
      up_to_2000: '15',
      up_to_5000: '14',
      up_to_10000: '13',
      above: '12.5',
    })
    .returningAll()
    .executeTakeFirstOrThrow();

export const createCustomer = (
  db: Db,
  values: Partial<Insertable<Customers>> = {},
): Promise<Selectable<Customers>> =>
  db
    .insertInto('customers')
    .values({
      firstname: 'Karla',
      lastname: unique('Kunz'),
      email: `${unique('karla')}@customer.example`,
      street: 'Gartenweg 3',
      post_code: '79098',
      city: 'Freiburg',
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
