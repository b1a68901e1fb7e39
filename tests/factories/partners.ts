import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Representatives } from '#server/generated/database.ts';
import { unique } from './unique.ts';

type Values = Partial<Insertable<Representatives>> & { manufacturer_id: string };

/** For all of Germany. */
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
