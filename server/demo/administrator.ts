import type { Trx } from '#server/db/database.ts';
import type { Viewer } from '#server/graphql/context.ts';

/** The demo's first administrator, as whom records are changed by the product's own code. */
export const administrator = async (trx: Trx): Promise<Viewer | null> => {
  const admin = await trx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .orderBy('id')
    .executeTakeFirst();
  return admin
    ? { userId: admin.id, portal: 'admin', roles: [], manufacturerId: null, vendorId: null }
    : null;
};
