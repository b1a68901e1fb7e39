import { sql } from 'kysely';
import { inTransaction } from '#server/db/database.ts';
import { writingOf } from '#server/entity/resolvers.ts';
import { DomainError, invalid } from '#server/errors/domainError.ts';
import { type Context, type PaypalAccess, viewerOf } from '#server/graphql/context.ts';
import { hashToken } from '#server/modules/platform/session/tokens.ts';
import { noAccount, ownVendor, writeAccount } from './account.ts';
import { agreementUrl, merchantOf, newState } from './paypal.ts';

/** Time limit for giving consent at PayPal. */
const stateMinutes = 30;

const paypalOf = ({ paypal }: Context): PaypalAccess => {
  if (!paypal) throw new DomainError('UNAVAILABLE', { msg: 'error.PAYPAL_NOT_OFFERED' });
  return paypal;
};

/**
 * The URL for giving consent. The current connection stays until PayPal has confirmed the new
 * account.
 */
export const startConnection = async (context: Context): Promise<string> => {
  const paypal = paypalOf(context);
  const vendorId = ownVendor(viewerOf(context));
  const state = newState();
  await sql`
    insert into payment_accounts (vendor_id, status, paypal_state_hash, paypal_state_expires_at)
    values (${vendorId}, 'pending', ${hashToken(state)},
      now() + make_interval(mins => ${stateMinutes}::int))
    on conflict (vendor_id) do update set paypal_state_hash = excluded.paypal_state_hash,
      paypal_state_expires_at = excluded.paypal_state_expires_at,
      status = case payment_accounts.status when 'none' then 'pending'
        else payment_accounts.status end`.execute(context.db);
  return agreementUrl(paypal, state);
};

/** Connects the account confirmed by PayPal; a state is valid for one attempt by its vendor. */
export const completeConnection = async (
  context: Context,
  { code, state }: { code: string; state: string },
): Promise<void> => {
  const paypal = paypalOf(context);
  const vendorId = ownVendor(viewerOf(context));
  const used = await sql`
    update payment_accounts set paypal_state_hash = null, paypal_state_expires_at = null
    where vendor_id = ${vendorId} and paypal_state_hash = ${hashToken(state)}
      and paypal_state_expires_at > now()
    returning id`.execute(context.db);
  if (used.rows.length === 0) throw invalid({ state: { rule: 'rules.paypalState' } });
  const paypal_merchant_id = await merchantOf(paypal, code);
  await inTransaction(context.db, (trx) =>
    writeAccount(
      writingOf(context, trx),
      vendorId,
      { ...noAccount, provider: 'paypal', paypal_merchant_id, status: 'connected' },
      null,
    ),
  );
};
