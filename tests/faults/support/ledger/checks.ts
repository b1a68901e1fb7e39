import { sql } from 'kysely';
import { expect } from 'vitest';
import { daysAfter, lastDayOf } from '#contract/rules/platform/period.ts';
import { payoutStatementQuery } from '#contract/rules/sales/payout.ts';
import type { Db } from '#server/db/database.ts';
import { parse } from '#server/errors/domainError.ts';
import { settlementOf as settlementColumn } from '#server/modules/sales/orders/settlement.ts';
import { payoutStatement } from '#server/modules/sales/payouts/statement.ts';
import { earnedOf, type Order, settlementOf, sumOf, waitingOf } from './books.ts';
import { centsOf, euros } from './orders.ts';
import type { Partner } from './partners.ts';

/* Compares what the database holds with the books. */

const rowsOf = async <Row>(db: Db, query: ReturnType<typeof sql<Row>>): Promise<Row[]> =>
  (await query.execute(db)).rows;

interface Figures {
  paid: string;
  repaid: string;
  owedBack: string;
  open: string;
  earned: string;
  commission: string;
}

/** Each order: what its customer owes, paid and gets back, and what its partners have booked. */
export const checkOrders = async (db: Db, orders: ReadonlyMap<string, Order>): Promise<void> => {
  const rows = await rowsOf(
    db,
    sql<{ id: string } & Figures>`
      select t.id, s ->> 'paid' as paid, s ->> 'repaid' as repaid, s ->> 'owedBack' as "owedBack",
        s ->> 'open' as open, coalesce(e.amount, 0)::text as earned,
        coalesce(e.commission, 0)::text as commission
      from (select id, ${settlementColumn} as s from orders t) t
      left join (
        select order_id, sum(amount) as amount, sum(commission) as commission from ledger_entries
        where order_id is not null group by order_id) e on e.order_id = t.id`,
  );
  expect(rows).toHaveLength(orders.size);
  for (const { id, ...found } of rows) {
    const order = orders.get(id) as Order;
    const { received, owedBack, open } = settlementOf(order);
    const { amount, commission } = earnedOf(order);
    const expected = {
      paid: received,
      repaid: order.repaid,
      owedBack,
      open,
      earned: amount,
      commission,
    };
    const inCents = Object.entries(found).map(([name, value]) => [name, centsOf(value)]);
    expect(Object.fromEntries(inCents), `order ${id}`).toEqual(expected);
  }
};

/** Nothing is refunded above what it came to, and nothing is paid out twice. */
export const checkOnce = async (db: Db, orders: ReadonlyMap<string, Order>): Promise<void> => {
  const rows = await rowsOf(
    db,
    sql<{ thing: string; amount: string; customer: string }>`
      select case when line_id is not null then 'line ' || line_id
          when service_id is not null then 'service ' || service_id
          when shipping_id is not null then 'shipping ' || shipping_id
          else 'driving ' || part_id end as thing,
        sum(amount)::text as amount, sum(customer_amount)::text as customer
      from refunds group by 1`,
  );
  const things = [...orders.values()].flatMap((order) => order.things);
  const refunded = things.filter((thing) => thing.refunded.amount > 0);
  expect(rows).toHaveLength(refunded.length);
  const found = new Map(rows.map(({ thing, ...sums }) => [thing, sums]));
  for (const { kind, id, amount, discount, refunded: sums } of refunded) {
    const name = `${kind} ${id}`;
    expect(found.get(name), name).toEqual({
      ...{ amount: euros(sums.amount), customer: euros(sums.customer) },
    });
    expect(sums.amount, name).toBeLessThanOrEqual(amount);
    expect(sums.customer, name).toBeLessThanOrEqual(amount - discount);
  }
  const twice = sql`select entry_id from payout_items where is_held group by entry_id having count(*) > 1`;
  expect((await twice.execute(db)).rows).toEqual([]);
};

const held = ['paid', 'repaid', 'owed', 'partners', 'commission'] as const;

/**
 * What customers paid is what they got back or are owed back, what partners have earned, what the
 * marketplace keeps, and what waits for completion or for the rest of a payment.
 */
export const checkWhole = async (db: Db, orders: ReadonlyMap<string, Order>): Promise<void> => {
  const [sums] = await rowsOf(
    db,
    sql<Record<(typeof held)[number], string>>`
      select (select sum(amount) from order_payments)::text as paid,
        (select coalesce(sum(amount), 0) from repayments where state = 'repaid')::text as repaid,
        (select coalesce(sum(amount), 0) from repayments where state = 'owed')::text as owed,
        (select sum(net) from ledger_entries where kind <> 'payout')::text as partners,
        (select sum(commission) from ledger_entries)::text as commission`,
  );
  const [paid, repaid, owed, partners, commission] = held.map((name) =>
    centsOf(sums?.[name] ?? ''),
  ) as [number, number, number, number, number];
  const all = [...orders.values()];
  const discounts = sumOf(all, (order) => earnedOf(order).discount);
  const waiting = sumOf(all, waitingOf);
  expect(repaid + owed + partners + (commission - discounts) + waiting).toBe(paid);
  const given = all.map((order) => settlementOf(order));
  expect({ paid, repaid, owed }).toEqual({
    paid: sumOf(given, ({ received }) => received),
    repaid: sumOf(all, (order) => order.repaid),
    owed: sumOf(given, ({ owedBack }) => owedBack),
  });
};

const none = { opening: '0.00', net: '0.00', parts: '0.00', paid: '0.00', closing: '0.00' };

/**
 * The stored statement of each partner follows the former one and has the sums of the books.
 * @param nth of the months in the books, from 0
 */
export const checkStatements = async (
  db: Db,
  month: string,
  nth: number,
  partners: readonly Partner[],
): Promise<void> => {
  const rows = await rowsOf(
    db,
    sql<Record<'vendor_id' | 'opening' | 'net' | 'parts' | 'paid' | 'closing', string>>`
      select vendor_id, opening::text, net::text, paid::text, closing::text,
        (gross - commission + passed_on + adjustments)::text as parts
      from ledger_statements where month = ${`${month}-01`}::date`,
  );
  const found = new Map(rows.map(({ vendor_id, ...figures }) => [vendor_id, figures]));
  for (const { vendorId, months } of partners) {
    const before = months[nth - 1] ?? { earned: 0, paid: 0 };
    const { earned, paid } = months[nth] ?? before;
    const net = euros(earned - before.earned);
    // a partner without a balance and without entries gets no statement
    expect(found.get(vendorId) ?? none, `${month} of ${vendorId}`).toEqual({
      ...{ net, parts: net, paid: euros(paid - before.paid) },
      opening: euros(before.earned - before.paid),
      closing: euros(earned - paid),
    });
  }
};

/** Days, months and the whole ledger of a partner have the same sums, and balances follow each other. */
export const checkDays = async (
  db: Db,
  months: readonly string[],
  { vendorId }: Partner,
): Promise<void> => {
  let reached = 0;
  for (const month of months) {
    const opening = reached;
    let moved = 0;
    for (let day = `${month}-01`; day <= lastDayOf(month); day = daysAfter(day, 1)) {
      const query = parse(payoutStatementQuery, { from: day, to: day, size: 1 });
      const each = await payoutStatement(db, vendorId, query);
      expect(centsOf(each.opening), day).toBe(reached);
      moved += centsOf(each.sums.net) - centsOf(each.paid);
      reached = centsOf(each.closing);
    }
    expect(reached).toBe(opening + moved);
    const [stored] = await rowsOf(
      db,
      sql<{ moved: string; closing: string }>`
        select (net - paid)::text as moved, closing::text from ledger_statements
        where vendor_id = ${vendorId} and month = ${`${month}-01`}::date`,
    );
    expect(stored ?? { moved: '0.00', closing: '0.00' }).toEqual({
      moved: euros(moved),
      closing: euros(reached),
    });
  }
  const [ledger] = await rowsOf(
    db,
    sql<{ sum: string }>`select sum(net)::text from ledger_entries where vendor_id = ${vendorId}`,
  );
  expect(centsOf(ledger?.sum ?? '0')).toBe(reached);
};
