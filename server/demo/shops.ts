import type { Trx } from '#server/db/database.ts';

/** A shop that shows everything. It has no key: whoever wants to try it creates one. */
export const insertShops = async (trx: Trx): Promise<void> => {
  await trx
    .insertInto('shops')
    .values({
      name: 'Atrium Wohnen',
      url: 'https://wohnen.example',
      languages: JSON.stringify(['de', 'en']),
    })
    .execute();
};
