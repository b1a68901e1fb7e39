import { sql } from 'kysely';
import { beforeAll, expect, inject, test, vi } from 'vitest';
import { lastDayOf } from '#contract/rules/platform/period.ts';
import { createEarned, createPayout } from '#tests/factories/payouts.ts';
import { signedIn } from '#tests/factories/people.ts';
import { bookedOn, monthBefore } from '#tests/support/bookings.ts';
import { today } from '#tests/support/payouts.ts';
import { admin, api, refusal, shareApi } from '#tests/support/testApi.ts';

/* The months of one ledger are closed one after the other, so the tests build on each other. */

shareApi();

const closeDocument = `mutation ($input: CloseMonthInput!) { closeMonth(input: $input) { data { month } } }`;
const openDocument = `{ monthToClose { data { month isEnded partners entries net paid quietOrders
  repayments { count amount } payouts { count amount } last { month closedBy } } } }`;
const listDocument = `query ($query: LedgerStatementsQuery) { ledgerStatements(query: $query) { data {
  total results { month partnerName entries opening gross commission net paid closing } } } }`;

const close = (month: string) =>
  api.data(closeDocument, { input: { month, isFinal: true } }, admin);
const refuse = async (month: string) =>
  (await refusal(closeDocument, { input: { month, isFinal: true } })).msg;
const next = async () => (await api.data(openDocument, {}, admin)).monthToClose.data;
const statements = async (token: string, query: object = {}) =>
  (await api.data(listDocument, { query }, token)).ledgerStatements.data;

let first: { token: string; id: string };
let second: { token: string; id: string };
/** Two months ago, last month and the present one. */
let months: [string, string, string];

const partner = async (name: string) => {
  const { token, user } = await signedIn(api.db, 'vendor');
  const id = user.vendor_id as string;
  await api.db.updateTable('vendors').set({ company_name: name }).where('id', '=', id).execute();
  return { token, id };
};

beforeAll(async () => {
  first = await partner('Erste GmbH');
  second = await partner('Zweite GmbH');
  months = [
    await monthBefore(api.db, 2),
    await monthBefore(api.db, 1),
    await monthBefore(api.db, 0),
  ];
});

test('a ledger without entries has no month to close', async () => {
  expect(await next()).toMatchObject({ month: null, isEnded: false, entries: 0, net: '0.00' });
  expect(await refuse(months[0])).toBe('error.MONTH_ORDER');
});

test('what is open is counted before a month is closed', async () => {
  const [older, former] = months;
  const sold = await createEarned(api.db, first.id);
  await bookedOn(api.db, sold.order, `${older}-10`);
  const other = await createEarned(api.db, second.id, { amount: '50' });
  await bookedOn(api.db, other.order, lastDayOf(older));
  const later = await createEarned(api.db, first.id, { amount: '200' });
  await bookedOn(api.db, later.order, `${former}-01`);
  await createPayout(api.db, second.id);
  expect(await next()).toEqual({
    month: older,
    isEnded: true,
    partners: 2,
    entries: 2,
    net: '132.00',
    paid: '0.00',
    repayments: { count: 0, amount: '0.00' },
    payouts: { count: 1, amount: '88.00' },
    quietOrders: 0,
    last: null,
  });
});

test('months are closed in order, once they have ended', async () => {
  const [older, former, present] = months;
  expect(await refuse(former)).toBe('error.MONTH_ORDER');
  expect(await refuse(present)).toBe('error.MONTH_ORDER');
  await close(older);
  expect(await refuse(older)).toBe('error.MONTH_CLOSED');
  expect(await next()).toMatchObject({
    month: former,
    entries: 1,
    last: { month: older, closedBy: 'Ada Admin' },
  });
});

test('each partner gets the statement of the month, and reads its own', async () => {
  const [older] = months;
  const all = await statements(admin, { month: older, sort: 'partnerName' });
  expect(all.total).toBe(2);
  expect(all.results).toEqual([
    {
      month: older,
      partnerName: 'Erste GmbH',
      entries: 1,
      opening: '0.00',
      gross: '100.00',
      commission: '12.00',
      net: '88.00',
      paid: '0.00',
      closing: '88.00',
    },
    expect.objectContaining({ partnerName: 'Zweite GmbH', closing: '44.00' }),
  ]);
  const own = await statements(second.token);
  expect(own.results).toEqual([all.results[1]]);
  expect((await statements(second.token, { vendorId: first.id })).total).toBe(0);
});

test('partners are notified, and close nothing', async () => {
  const [older, former] = months;
  const { rows } = await sql`
    select params, link from notifications n join users u on u.id = n.user_id
    where n.kind = 'monthClosed' and u.vendor_id = ${first.id}`.execute(api.db);
  expect(rows).toEqual([
    {
      params: { month: older },
      link: `/payouts/statement?from=${older}-01&to=${lastDayOf(older)}`,
    },
  ]);
  const input = { month: former, isFinal: true };
  expect((await refusal(closeDocument, { input }, first.token)).extensions.code).toBe('FORBIDDEN');
  expect((await api.refusal(openDocument, {}, first.token)).extensions.code).toBe('FORBIDDEN');
});

test('a month is closed only with the confirmation', async () => {
  const { fields } = (await refusal(closeDocument, { input: { month: months[1], isFinal: false } }))
    .extensions;
  expect(fields).toEqual({ isFinal: { rule: 'rules.finalConfirmed' } });
  expect(
    (await refusal(closeDocument, { input: { month: '2026-13', isFinal: true } })).extensions,
  ).toMatchObject({ fields: { month: { rule: 'rules.month' } } });
});

/** Closes the month twice at once while an entry is being made; returns the answers, in their order. */
const closeWhileBooking = async (month: string) => {
  const input = { month, isFinal: true };
  const ended: string[] = [];
  let closings: ReturnType<typeof api.request>[] = [];
  await api.db.transaction().execute(async (trx) => {
    await createEarned(trx, first.id, { amount: '10' });
    closings = [1, 2].map(() => api.request(closeDocument, { input }, admin));
    for (const closing of closings) void closing.then(() => ended.push('closing'));
    // the embedded database has one connection, which both wait for
    if ('url' in inject('template')) {
      await vi.waitFor(async () => {
        const waiting = await sql`
          select from pg_locks where locktype = 'advisory' and not granted`.execute(trx);
        expect(waiting.rows).toHaveLength(2);
      }, 10_000);
    }
    ended.push('entry');
  });
  const answers = await Promise.all(closings);
  expect(ended).toEqual(['entry', 'closing', 'closing']);
  return answers;
};

test('of two that close a month at once, one succeeds; both wait for an entry being made', async () => {
  const [, former, present] = months;
  const answers = await closeWhileBooking(former);
  const refused = answers.flatMap(({ errors }) => errors);
  expect(refused.map(({ msg }) => msg)).toEqual(['error.MONTH_CLOSED']);
  const { results } = await statements(admin, { month: former, sort: 'partnerName' });
  // the balance is carried forward, with entries and without
  expect(results).toMatchObject([
    { opening: '88.00', net: '176.00', closing: '264.00', entries: 1 },
    { opening: '44.00', net: '0.00', closing: '44.00', entries: 0 },
  ]);
  expect(await next()).toMatchObject({ month: present, isEnded: false });
  expect(await refuse(present)).toBe('error.MONTH_RUNNING');
});

test('an entry is of today, whatever day is given with it', async () => {
  const { order } = await createEarned(api.db, first.id);
  const copy = sql<{ day: string }>`
    insert into ledger_entries (vendor_id, kind, source_id, order_id, part_id, amount, commission,
      net, at, day)
    select vendor_id, kind, source_id, order_id, part_id, 0, 0, 0, '2020-01-01', '2020-01-01'
    from ledger_entries where order_id = ${order}
    returning day::text`;
  expect((await copy.execute(api.db)).rows).toEqual([{ day: today() }]);
});

test('no entry is added to a closed month, and nothing of it is changed or reopened', async () => {
  const [older, former, present] = months;
  const state = () =>
    sql`select * from ledger_statements order by id`.execute(api.db).then(({ rows }) => rows);
  const before = await state();
  for (const refused of [
    sql`update ledger_periods set month = month - interval '1 month'`,
    sql`delete from ledger_periods`,
    sql`update ledger_statements set closing = closing + 1, opening = opening + 1`,
    sql`update ledger_statements set partner_name = 'Andere'`,
    sql`delete from ledger_statements`,
    sql`insert into ledger_periods (month) values (${`${older}-01`}::date)`,
    sql`insert into ledger_periods (month) values (${`${present}-01`}::date)`,
    sql`update ledger_entries set day = ${`${former}-02`}::date`,
  ]) {
    await expect(refused.execute(api.db)).rejects.toThrow();
  }
  expect(await state()).toEqual(before);
});

test('a clock that is set back to a closed month cannot book', async () => {
  // as if the present month had been closed: what the clock says must not matter
  await sql`alter table ledger_periods disable trigger user`.execute(api.db);
  const day = `${months[2]}-01`;
  await sql`insert into ledger_periods (month) values (${day}::date)`.execute(api.db);
  await expect(createEarned(api.db, first.id)).rejects.toThrow(/month of .* is closed/);
  await sql`delete from ledger_periods where month = ${day}::date`.execute(api.db);
  await sql`alter table ledger_periods enable trigger user`.execute(api.db);
});
