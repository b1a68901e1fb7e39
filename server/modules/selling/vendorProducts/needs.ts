import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { DomainError } from '#server/errors/domainError.ts';

/** Conditions on vendor `d`: it has a payment account, and it can drive to customers. */
export const hasAccount = sql<boolean>`exists (
  select from payment_accounts a where a.vendor_id = d.id and a.status = 'connected')`;
export const hasDrivingCosts = sql<boolean>`exists (
  select from driving_costs x where x.vendor_id = d.id)`;

/**
 * The requirements for offering products (specification 6): NO_PAYMENT_ACCOUNT without a connected
 * account, NO_DRIVING_COSTS for services without driving costs.
 */
export const assertNeeds = async (
  db: Db,
  vendorId: string,
  { withServices = false }: { withServices?: boolean },
): Promise<void> => {
  const { rows } = await sql<{ account: boolean; driving: boolean }>`
    select ${hasAccount} as account, ${hasDrivingCosts} as driving
    from vendors d where d.id = ${vendorId}`.execute(db);
  if (!rows[0]?.account) throw new DomainError('INVALID', { msg: 'error.NO_PAYMENT_ACCOUNT' });
  if (withServices && !rows[0].driving) {
    throw new DomainError('INVALID', { msg: 'error.NO_DRIVING_COSTS' });
  }
};
