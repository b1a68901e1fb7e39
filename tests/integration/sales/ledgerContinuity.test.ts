import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { cents } from '#contract/cart/money.ts';
import type { PayoutStatement } from '#contract/generated/schema.ts';
import { daysAfter, lastDayOf } from '#contract/rules/platform/period.ts';
import { createEarned, createPayout } from '#tests/factories/payouts.ts';
import { signedIn } from '#tests/factories/people.ts';
import { monthBefore, unprotected } from '#tests/support/bookings.ts';
import { admin, api, shareApi } from '#tests/support/testApi.ts';

shareApi();

const statementDocument = `query ($query: PayoutStatementQuery!) { payoutStatement(query: $query) { data {
  total opening closing paid sums { gross commission passedOn adjustments net } } } }`;
const closeDocument = `mutation ($input: CloseMonthInput!) { closeMonth(input: $input) { data { month } } }`;
const storedDocument = `query ($query: LedgerStatementsQuery) { ledgerStatements(query: $query) { data {
  results { entries opening gross commission passedOn adjustments net paid closing } } } }`;

const monthsBack = 4;
const partners: string[] = [];
const months: string[] = [];

const statementOf = async (vendorId: string, from: string, to: string): Promise<PayoutStatement> =>
  (await api.data(statementDocument, { query: { vendorId, from, to, size: 1 } }, admin))
    .payoutStatement.data;

/** The statement's figures as they are stored. */
const figuresOf = ({ total, opening, closing, paid, sums }: PayoutStatement) => ({
  entries: total,
  opening,
  ...sums,
  paid,
  closing,
});

const sum = (amounts: readonly string[]): bigint =>
  amounts.reduce((total, amount) => total + cents(amount), 0n);

/** Entries above and below zero on random days; some days and the last month have none. */
beforeAll(async () => {
  for (let n = monthsBack; n > 0; n -= 1) months.push(await monthBefore(api.db, n));
  for (let n = 0; n < 3; n += 1) {
    const { user } = await signedIn(api.db, 'vendor');
    const vendorId = user.vendor_id as string;
    const { order, part, line } = await createEarned(api.db, vendorId);
    const payout = await createPayout(api.db, vendorId);
    await unprotected(api.db, async (trx) => {
      await sql`select setseed(${n / 10})`.execute(trx);
      await sql`
        insert into ledger_entries (vendor_id, kind, source_id, order_id, part_id, amount, commission,
          net, at, day)
        select ${vendorId}, kind,
          case kind when 'line' then ${line}::bigint when 'payout' then ${payout}::bigint
            else ${part}::bigint end,
          case when kind <> 'payout' then ${order}::bigint end,
          case when kind <> 'payout' then ${part}::bigint end,
          amount, commission, amount - commission, day, day
        from (
          select day, kind, case when kind in ('refund', 'payout') then -amount else amount end as amount,
            case kind when 'line' then round(amount * 0.12, 2) when 'refund' then -round(amount * 0.12, 2)
              else 0 end as commission
          from (
            select (array['line', 'driving', 'refund', 'payout'])[1 + floor(random() * 4)::int] as kind,
              round((random() * 900 + 0.01)::numeric, 2) as amount,
              ${`${months[0]}-01`}::date + floor(random() * 100)::int as day
            from generate_series(1, 60 * ${n}::int)) x) x`.execute(trx);
    });
  }
});

test('months, days and the ledger have the same sums, and balances follow each other', async () => {
  for (const vendorId of partners) {
    let balance = '0.00';
    const nets: string[] = [];
    for (const month of months) {
      const whole = await statementOf(vendorId, `${month}-01`, lastDayOf(month));
      expect(whole.opening).toBe(balance);
      const daily: PayoutStatement[] = [];
      for (let day = `${month}-01`; day <= lastDayOf(month); day = daysAfter(day, 1)) {
        const each = await statementOf(vendorId, day, day);
        expect(each.opening).toBe(balance);
        balance = each.closing;
        daily.push(each);
      }
      expect(whole.closing).toBe(balance);
      expect(sum(daily.map(({ sums }) => sums.net))).toBe(cents(whole.sums.net));
      expect(sum(daily.map(({ paid }) => paid))).toBe(cents(whole.paid));
      expect(daily.reduce((count, { total }) => count + total, 0)).toBe(whole.total);
      nets.push(whole.sums.net, `${-Number(whole.paid)}`);
    }
    const { rows } = await sql<{ balance: string }>`
      select coalesce(sum(net) filter (where day <= ${lastDayOf(months.at(-1) as string)}::date), 0.00)::text
        as balance
      from ledger_entries where vendor_id = ${vendorId}`.execute(api.db);
    expect(rows[0]?.balance).toBe(balance);
  }
});

test('stored statements have the figures of the same period', async () => {
  for (const month of months) {
    await api.data(closeDocument, { input: { month, isFinal: true } }, admin);
    for (const vendorId of partners) {
      const computed = await statementOf(vendorId, `${month}-01`, lastDayOf(month));
      const { results } = (await api.data(storedDocument, { query: { month, vendorId } }, admin))
        .ledgerStatements.data;
      const isListed = computed.total > 0 || computed.opening !== '0.00';
      expect(results).toEqual(isListed ? [figuresOf(computed)] : []);
    }
  }
});
