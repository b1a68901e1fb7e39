import { sql } from 'kysely';
import type { OrderPayment, OrderRepayment, OrderSettlement } from '#contract/generated/schema.ts';
import { moment } from '#server/db/moment.ts';

/* What the customer of an order `t` owes, paid and gets back. */

/** Repayments of what was paid beyond the claim; they were never owed. */
const beyond = sql`(select coalesce(sum(r.amount), 0) from repayments r
  where r.order_id = t.id and r.kind in ('overpaid', 'late') and r.state <> 'withdrawn')`;

export const settlementOf = sql<OrderSettlement>`jsonb_build_object('total', t.total::text,
  'reduced', (t.total - t.owed)::text, 'owed', t.owed::text, 'paid', t.paid::text,
  'open', greatest(t.owed - t.paid + ${beyond}, 0.00)::text, 'owedBack', t.owed_back::text,
  'repaid', t.repaid::text)`;

export const paymentsOf = sql<OrderPayment[]>`coalesce((
  select jsonb_agg(jsonb_build_object('id', p.id::text, 'paymentId', p.payment_id,
    'amount', p.amount::text, 'method', p.method, 'paidAt', ${moment('p.paid_at')},
    'at', ${moment('p.at')}, 'reason', p.reason,
    'isReversed', exists (select from order_payments r where r.reversed_id = p.id)) order by p.id)
  from order_payments p where p.order_id = t.id), '[]')`;

export const repaymentsOf = sql<OrderRepayment[]>`coalesce((
  select jsonb_agg(jsonb_build_object('id', r.id::text, 'kind', r.kind, 'amount', r.amount::text,
    'state', r.state, 'at', ${moment('r.at')}, 'repaidOn', to_char(r.repaid_on, 'YYYY-MM-DD'),
    'reference', r.reference) order by r.id)
  from repayments r where r.order_id = t.id), '[]')`;
