import { sql } from 'kysely';
import type { PayoutRequest } from '#contract/rules/sales/payout.ts';
import type { Writing } from '#server/entity/writing.ts';
import { DomainError } from '#server/errors/domainError.ts';
import { notify } from '#server/modules/platform/notifications/notify.ts';
import { dueTo, partnerName, partnerOf, sumsOf } from './ledger.ts';
import { dueOf, expectedOn, fingerprintOf, refusalOf } from './preview.ts';

const refusals = {
  noAccount: 'error.PAYOUT_NO_ACCOUNT',
  nothingDue: 'error.PAYOUT_NOTHING_DUE',
  notPositive: 'error.PAYOUT_NOT_POSITIVE',
} as const;

const changed = () => new DomainError('CONFLICT', { msg: 'error.PAYOUT_CHANGED' });

interface Requested {
  id: string;
  number: string;
  net: string;
  partner_name: string;
}

/**
 * Requests the amounts due, exactly as previewed. Of two concurrent requests, the second waits for
 * the first and finds nothing left.
 * @returns the payout's id
 * @throws CONFLICT if the amounts due or the account have changed; INVALID without an account, or
 * if the total is zero or negative
 */
export const requestPayout = async (
  { trx, viewer }: Pick<Writing, 'trx' | 'viewer'>,
  { orderId, fingerprint }: PayoutRequest,
): Promise<string> => {
  const vendorId = partnerOf(viewer, null);
  // locking the vendor's row locks its account and its ledger
  await sql`select from vendors where id = ${vendorId} for no key update`.execute(trx);
  await assertPossible(trx, vendorId, orderId, fingerprint);
  const { rows } = await sql<Requested>`
    with due as materialized (${dueTo(vendorId, orderId)}),
    requested as (select * from due where is_asked),
    summed as (select count(*)::int as items, ${sumsOf} as x from requested t),
    next as (select nextval(pg_get_serial_sequence('payouts', 'id')) as id),
    made as (
      insert into payouts (id, number, vendor_id, partner_name, items, gross, commission, passed_on,
        adjustments, net, account, expected_on, requested_by)
      select n.id, 'P-' || to_char(now() at time zone 'Europe/Berlin', 'YYYY') || '-'
          || lpad(n.id::text, greatest(6, length(n.id::text)), '0'),
        v.id, ${partnerName}, s.items, (s.x ->> 'gross')::numeric, (s.x ->> 'commission')::numeric,
        (s.x ->> 'passedOn')::numeric, (s.x ->> 'adjustments')::numeric, (s.x ->> 'net')::numeric,
        jsonb_build_object('provider', a.provider, 'accountHolder', a.account_holder,
          'iban', a.iban, 'bic', a.bic, 'paypalMerchantId', a.paypal_merchant_id)
          || case when a.iban_mask = '' then '{}' else
            jsonb_build_object('ibanMask', a.iban_mask, 'ibanHash', a.iban_hash) end,
        ${expectedOn()}::date, ${viewer.userId}
      from next n, summed s, vendors v
      join payment_accounts a on a.vendor_id = v.id and a.status = 'connected'
      where v.id = ${vendorId} and (select ${fingerprintOf(vendorId)} from due t) = ${fingerprint}
      returning id, number, net, partner_name),
    put as (
      insert into payout_items (payout_id, entry_id, kind, source_id, order_id, part_id, amount,
        commission, net)
      select m.id, d.id, d.kind, d.source_id, d.order_id, d.part_id, d.amount, d.commission, d.net
      from made m, requested d order by d.day, d.id),
    logged as (
      insert into payout_events (payout_id, kind, user_id)
      select id, 'requested', ${viewer.userId} from made)
    select id, number, net::text, partner_name from made`.execute(trx);
  const [payout] = rows;
  // something was completed or refunded a moment ago
  if (!payout) throw changed();
  await notify(trx, 'payoutRequested', [
    {
      portal: 'admin',
      params: { number: payout.number, company: payout.partner_name, net: payout.net },
      link: `/payouts/${payout.id}`,
    },
  ]);
  return payout.id;
};

const assertPossible = async (
  trx: Writing['trx'],
  vendorId: string,
  orderId: string | null | undefined,
  fingerprint: string,
): Promise<void> => {
  const account = await trx
    .selectFrom('payment_accounts')
    .select('id')
    .where('vendor_id', '=', vendorId)
    .where('status', '=', 'connected')
    .executeTakeFirst();
  const due = await dueOf(trx, vendorId, orderId);
  if (account && due.fingerprint !== fingerprint) throw changed();
  const refusal = refusalOf(due, account !== undefined);
  if (refusal) throw new DomainError('INVALID', { msg: refusals[refusal] });
};
