import type { Db } from '#server/db/database.ts';

/** The id of a demo account's partner or manufacturer. */
export const partnerIdOf = async (db: Db, person: string): Promise<string> => {
  const { vendor_id, manufacturer_id } = await db
    .selectFrom('users')
    .select(['vendor_id', 'manufacturer_id'])
    .where('email', '=', `${person}@atrium.example`)
    .executeTakeFirstOrThrow();
  return vendor_id ?? manufacturer_id ?? '';
};
