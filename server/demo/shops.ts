import type { Trx } from '#server/db/database.ts';

/** A shop that shows everything; its address is that of the example (examples/shop). It has no key: whoever wants to try it creates one. */
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
