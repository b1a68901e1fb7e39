import { sql } from 'kysely';
import type { PaymentAccount } from '#contract/generated/schema.ts';
import { recordChanges, recordCreated, type Tracked } from '#server/db/changes.ts';
import type { Db } from '#server/db/database.ts';
import { ownedChanges } from '#server/db/owner.ts';
import type { Restorer } from '#server/entity/restorer.ts';
import { hidden } from '#server/entity/states.ts';
import type { Writing } from '#server/entity/writing.ts';
import { DomainError, notFound } from '#server/errors/domainError.ts';
import type { Viewer } from '#server/graphql/context.ts';

/** Enough of an IBAN for its owner to recognise it: DE89 **** 3000. */
const maskedIban = sql`case when t.iban = '' then ''
  else left(t.iban, 4) || ' **** ' || right(t.iban, 4) end`;

const tracked: Tracked = {
  entity: 'paymentAccount',
  snapshot: (ids) => sql`
    select t.id, jsonb_build_object('vendor_id', t.vendor_id, 'provider', t.provider,
      'account_holder', t.account_holder, 'iban', ${maskedIban}, 'bic', t.bic,
      'paypal_merchant_id', t.paypal_merchant_id, 'status', t.status) as state
    from payment_accounts t where t.id = any(${ids}::bigint[])`,
};

/** The history contains masked numbers, so nothing can be restored from it. */
export const paymentHistory: Restorer = {
  tracked,
  table: 'payment_accounts',
  label: 'account_holder',
  area: 'paymentConfiguration',
  fields: { vendor_id: { read: hidden } },
  owned: (viewer) => ownedChanges(viewer, ['vendor_id']),
  isFinal: true,
  update: async () => undefined,
  revive: async () => undefined,
};

/** The vendor whose account the viewer may see; the id is taken only from the session. */
export const ownVendor = ({ vendorId }: Viewer): string => {
  if (vendorId === null) throw notFound();
  return vendorId;
};

const none: PaymentAccount = {
  id: null,
  provider: null,
  account_holder: '',
  iban: '',
  bic: '',
  paypal_merchant_id: '',
  status: 'none',
  version: 0,
};

export const paymentAccount = async (db: Db, vendorId: string): Promise<PaymentAccount> => {
  const { rows } = await sql<PaymentAccount>`
    select id, provider, account_holder, iban, bic, paypal_merchant_id, status, version
    from payment_accounts where vendor_id = ${vendorId}`.execute(db);
  return rows[0] ?? none;
};

export type NewAccount = Pick<
  PaymentAccount,
  'provider' | 'account_holder' | 'iban' | 'bic' | 'paypal_merchant_id' | 'status'
>;

export const noAccount: NewAccount = none;

/**
 * Saves the account of a vendor and notifies all of its users by mail.
 * @param version the version that the change is based on; none if it does not matter
 * @throws CONFLICT if the version has changed
 */
export const writeAccount = async (
  writing: Writing,
  vendorId: string,
  account: NewAccount,
  version: number | null | undefined,
): Promise<void> => {
  const { trx, viewer } = writing;
  // there may be no account row to lock yet, so the vendor's row is locked instead
  await sql`select from vendors where id = ${vendorId} for no key update`.execute(trx);
  const before = await paymentAccount(trx, vendorId);
  if (version != null && version !== before.version) throw new DomainError('CONFLICT');
  if (before.id == null) {
    const { rows } = await sql<{ id: string }>`
      insert into payment_accounts
        (vendor_id, provider, account_holder, iban, bic, paypal_merchant_id, status)
      values (${vendorId}, ${account.provider}, ${account.account_holder}, ${account.iban},
        ${account.bic}, ${account.paypal_merchant_id}, ${account.status})
      returning id`.execute(trx);
    await recordCreated(trx, tracked, viewer.userId, [rows[0]?.id ?? '']);
  } else {
    await recordChanges(trx, tracked, viewer.userId, [before.id], () =>
      sql`
        update payment_accounts set provider = ${account.provider},
          account_holder = ${account.account_holder}, iban = ${account.iban}, bic = ${account.bic},
          paypal_merchant_id = ${account.paypal_merchant_id}, status = ${account.status},
          paypal_state_hash = null, paypal_state_expires_at = null,
          version = version + 1, updated_at = now()
        where id = ${before.id}`.execute(trx),
    );
  }
  await notifyUsers(writing, vendorId);
};

const notifyUsers = async ({ trx, queue }: Writing, vendorId: string): Promise<void> => {
  const users = await trx
    .selectFrom('users')
    .select('id')
    .where('vendor_id', '=', vendorId)
    .execute();
  const when = new Date().toISOString();
  for (const { id: userId } of users) {
    await queue.send(trx, 'mail', { mail: 'paymentChanged', userId, when });
  }
};
