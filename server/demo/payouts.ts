import { sql } from 'kysely';
import type { Trx } from '#server/db/database.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { dueOf } from '#server/modules/sales/payouts/preview.ts';
import { requestPayout } from '#server/modules/sales/payouts/request.ts';

/** Final states of the payouts; later orders are still due. */
const ends = ['paid', 'approved', 'requested', 'rejected', 'paid', 'requested'] as const;

interface DueOrder {
  vendor_id: string;
  order_id: string;
  user_id: string;
}

/**
 * Inserts payouts in all states for the oldest entries due, requested by the same code as a
 * partner's.
 */
export const insertPayouts = async (trx: Trx): Promise<void> => {
  const { rows } = await sql<DueOrder>`
    select d.vendor_id, d.order_id, min(u.id) as user_id
    from ledger_entries d
    join payment_accounts a on a.vendor_id = d.vendor_id and a.status = 'connected'
    join users u on u.vendor_id = d.vendor_id
    group by d.vendor_id, d.order_id having sum(d.net) > 0
    order by d.order_id, d.vendor_id limit ${ends.length}`.execute(trx);
  const ids: string[] = [];
  for (const { vendor_id: vendorId, order_id: orderId, user_id: userId } of rows) {
    const viewer: Viewer = { userId, portal: 'vendor', roles: [], manufacturerId: null, vendorId };
    const { fingerprint } = await dueOf(trx, vendorId, orderId);
    ids.push(await requestPayout({ trx, viewer }, { orderId, fingerprint, isFinal: true }));
  }
  // the first start must not show all of these as new notifications
  await sql`delete from notifications where kind = 'payoutRequested'`.execute(trx);
  await advance(trx, ids, ['approved', 'paid'], 'approved');
  await advance(trx, ids, ['paid'], 'paid');
  await advance(trx, ids, ['rejected'], 'rejected');
};

/** Advances the payouts whose final state is one of `states` by one step. */
const advance = async (
  trx: Trx,
  ids: readonly string[],
  ending: readonly string[],
  state: 'approved' | 'paid' | 'rejected',
): Promise<void> => {
  const moved = ids.filter((_, index) => ending.includes(ends[index] ?? ''));
  await sql`
    with moved as (
      update payouts set state = ${state}, version = version + 1,
        paid_on = case when ${state} = 'paid' then (now() at time zone 'Europe/Berlin')::date end,
        reference = case when ${state} = 'paid' then 'Atrium ' || number else '' end,
        reason = case when ${state} = 'rejected' then 'Bitte prüfen Sie zuerst Ihr Konto.' else '' end
      where id = any(${moved}::bigint[]) returning id)
    insert into payout_events (payout_id, kind, user_id)
    select m.id, ${state}, (select min(id) from users where role = 'admin') from moved m`.execute(
    trx,
  );
};
