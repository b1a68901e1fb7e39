import type { Trx } from '#server/db/database.ts';

/**
 * A shop that shows everything, at the address of the example (examples/shop). It has no key; an
 * administrator creates one to try it.
 */
export const insertShops = async (trx: Trx): Promise<void> => {
  await trx
    .insertInto('shops')
    .values({
      name: 'Atrium Wohnen',
      url: 'http://localhost:3100',
      languages: JSON.stringify(['de', 'en']),
    })
    .execute();
};
