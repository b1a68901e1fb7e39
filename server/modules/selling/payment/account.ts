import { sql } from 'kysely';
import type { PaymentAccount } from '#contract/generated/schema.ts';
import { recordChanges, recordCreated, type Tracked } from '#server/db/changes.ts';
import type { Db } from '#server/db/database.ts';
import { ownedChanges } from '#server/db/owner.ts';
import type { Restorer } from '#server/entity/restorer.ts';
import { hidden } from '#server/entity/states.ts';
import type { Writing } from '#server/entity/writing.ts';
import { DomainError, invalid, notFound } from '#server/errors/domainError.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { noNumber, type StoredNumber } from './accountNumbers.ts';

/** The account's number is never returned in full. */
const maskedIban = sql`masked_iban(t.iban, t.iban_mask)`;

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
    select t.id, t.provider, t.account_holder, ${maskedIban} as iban, t.bic, t.paypal_merchant_id,
      t.status, t.version
    from payment_accounts t where t.vendor_id = ${vendorId}`.execute(db);
  return rows[0] ?? none;
};

export interface NewAccount
  extends Pick<
    PaymentAccount,
    'provider' | 'account_holder' | 'bic' | 'paypal_merchant_id' | 'status'
  > {
  /** The sealed number; null keeps the present one. */
  number: StoredNumber | null;
}

export const noAccount: NewAccount = { ...none, number: noNumber };

/**
 * Saves the account of a vendor and notifies all of its users by mail.
 * @param version the version that the change is based on; none if it does not matter
 * @throws CONFLICT if the version has changed; INVALID for `iban` if there is no number to keep
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
  if (account.number === null && before.iban === '') {
    throw invalid({ iban: { rule: 'rules.required' } });
  }
  const { iban, iban_mask, iban_hash } = account.number ?? noNumber;
  if (before.id == null) {
    const { rows } = await sql<{ id: string }>`
      insert into payment_accounts (vendor_id, provider, account_holder, iban, iban_mask, iban_hash,
        bic, paypal_merchant_id, status)
      values (${vendorId}, ${account.provider}, ${account.account_holder}, ${iban}, ${iban_mask},
        ${iban_hash}, ${account.bic}, ${account.paypal_merchant_id}, ${account.status})
      returning id`.execute(trx);
    await recordCreated(trx, tracked, viewer.userId, [rows[0]?.id ?? '']);
  } else {
    await recordChanges(trx, tracked, viewer.userId, [before.id], () =>
      sql`
        update payment_accounts set provider = ${account.provider},
          account_holder = ${account.account_holder}, bic = ${account.bic},
          ${account.number ? sql`iban = ${iban}, iban_mask = ${iban_mask}, iban_hash = ${iban_hash},` : sql``}
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
