import { sql } from 'kysely';
import { berlinDay } from '#contract/cart/day.ts';
import { cents } from '#contract/cart/money.ts';
import type {
  OrderPayout,
  PayoutAccount,
  PayoutPreview,
  PayoutSums,
} from '#contract/generated/schema.ts';
import { limits } from '#contract/limits.ts';
import { daysAfter } from '#contract/rules/platform/period.ts';
import type { PayoutPreviewQuery, PayoutRefusal } from '#contract/rules/sales/payout.ts';
import type { Db, SqlFragment } from '#server/db/database.ts';
import { dueTo, inOrder, noSums, pageIn, readEntries, rowsIn, sumsOf } from './ledger.ts';

export interface Due {
  total: number;
  sums: PayoutSums;
  balance: string;
  fingerprint: string;
}

/** A page of the requested entries. */
interface Page {
  page: number;
  size: number;
}

/** Fingerprint of the amounts due and the account to be paid; it changes with either. */
export const fingerprintOf = (vendorId: string) => sql`md5(
  coalesce(string_agg(t.id::text, ',' order by t.id)
    filter (where t.is_asked), '')
  || coalesce((select '@' || a.id || '.' || a.version from payment_accounts a
    where a.vendor_id = ${vendorId} and a.status = 'connected'), ''))`;

const noEntries: Page = { page: 0, size: 0 };

/**
 * The entries a payout would contain, and a page of them, in one pass over the partner's ledger.
 */
export const dueOf = async (
  db: Db,
  vendorId: string,
  orderId: string | null | undefined,
  { page, size }: Page = noEntries,
): Promise<Due & { entries: string }> => {
  const { rows } = await sql<Due & { entries: string }>`
    with due as materialized (${dueTo(vendorId, orderId)})
    select ${pageIn(sql`
        select t.* from due t where t.is_asked order by ${inOrder} limit ${size} offset ${page * size}`)} as entries,
      (select count(*)::int from due t where t.is_asked) as total,
      (select ${sumsOf} from due t where t.is_asked) as sums,
      (select coalesce(sum(t.net), 0.00)::text from due t) as balance,
      (select ${fingerprintOf(vendorId)} from due t) as fingerprint`.execute(db);
  return rows[0] ?? { total: 0, sums: noSums, balance: '0.00', fingerprint: '', entries: '[]' };
};

/** Enough of the account for its owner to recognise it; null if it cannot receive payments. */
const maskedAccount = (vendorId: string) => sql`(
  select jsonb_build_object('provider', a.provider, 'accountHolder', a.account_holder,
    'iban', masked_iban(a.iban, a.iban_mask),
    'bic', a.bic, 'paypalMerchantId', case when a.paypal_merchant_id = '' then ''
      else '**** ' || right(a.paypal_merchant_id, 4) end)
  from payment_accounts a where a.vendor_id = ${vendorId} and a.status = 'connected')`;

interface Around {
  account: PayoutAccount | null;
  underWay: string;
  waiting: { open: number; unpaid: number };
}

/**
 * How many lines and services of these parts have such a state. Lines that are open and lines that are
 * unpaid are counted apart, because most parts of a partner are completed and paid.
 */
const countIn = (parts: SqlFragment, state: SqlFragment) => sql`(
  (select count(*) from ${parts} p join order_lines l on l.part_id = p.id where l.state ${state})
  + (select count(*) from ${parts} p join order_services s on s.part_id = p.id
    where s.state ${state}))`;

const aroundOf = async (db: Db, vendorId: string): Promise<Around> => {
  const { rows } = await sql<Around>`
    with open as (
      select id from order_parts
      where vendor_id = ${vendorId} and status in ('open', 'in_progress')),
    unpaid as (
      select p.id from order_parts p join orders o on o.id = p.order_id
      where p.vendor_id = ${vendorId} and not o.is_covered)
    select ${maskedAccount(vendorId)} as account,
      (select coalesce(sum(net), 0.00)::text from payouts
        where vendor_id = ${vendorId} and state in ('requested', 'approved')) as "underWay",
      jsonb_build_object('open', ${countIn(sql`open`, sql`not in ('completed', 'cancelled')`)},
        'unpaid', ${countIn(sql`unpaid`, sql`= 'completed'`)}) as waiting`.execute(db);
  return rows[0] as Around;
};

/** The payouts, other than rejected ones, that contain amounts of an order. */
const payoutsOf = async (db: Db, vendorId: string, orderId: string): Promise<OrderPayout[]> => {
  const { rows } = await sql<OrderPayout>`
    select y.id, y.number, y.state, sum(e.net)::text as net
    from payout_items i
    join payouts y on y.id = i.payout_id
    join ledger_entries e on e.id = i.entry_id
    where i.order_id = ${orderId} and i.is_held and y.vendor_id = ${vendorId}
    group by y.id order by y.id`.execute(db);
  return rows;
};

/** The reason why the amounts due cannot be requested; null if they can. */
export const refusalOf = ({ total, sums }: Due, hasAccount: boolean): PayoutRefusal | null => {
  if (!hasAccount) return 'noAccount';
  if (total === 0) return 'nothingDue';
  return cents(sums.net) > 0n ? null : 'notPositive';
};

/** The expected payment day, YYYY-MM-DD, for a request made now. */
export const expectedOn = (now = new Date()): string =>
  daysAfter(berlinDay(now), limits.payoutDays);

export const payoutPreview = async (
  db: Db,
  vendorId: string,
  { orderId, page, size }: PayoutPreviewQuery,
): Promise<PayoutPreview> => {
  // sequentially, so that a partner with a large ledger does not occupy several connections
  const { entries, ...due } = await dueOf(db, vendorId, orderId, { page, size });
  const around = await aroundOf(db, vendorId);
  return {
    ...due,
    ...around,
    payouts: orderId == null ? [] : await payoutsOf(db, vendorId, orderId),
    results: await readEntries(db, rowsIn(entries)),
    expectedOn: expectedOn(),
    refusal: refusalOf(due, around.account !== null),
  };
};
