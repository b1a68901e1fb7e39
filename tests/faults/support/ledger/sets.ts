import { sql } from 'kysely';
import { type Db, inTransaction } from '#server/db/database.ts';
import { setLineStates, setServiceStates } from '#server/modules/sales/orders/changes.ts';
import { repaidAction } from '#server/modules/sales/repayments/repaid.ts';
import { today } from '#tests/support/payouts.ts';
import type { Item, Order } from './books.ts';
import type { Desk } from './desk.ts';
import { centsOf } from './orders.ts';
import type { Random } from './random.ts';

/* Changes of many orders at once, by the product's calls and in the books. */

const atOnce = 500;

const chunksOf = <Each>(items: readonly Each[]): Each[][] =>
  Array.from({ length: Math.ceil(items.length / atOnce) }, (_, n) =>
    items.slice(n * atOnce, (n + 1) * atOnce),
  );

const move = async (
  { db, admin }: Desk,
  kind: 'line' | 'service',
  items: readonly Item[],
  status: 'shipped' | 'completed' | 'cancelled',
): Promise<void> => {
  const reason = status === 'cancelled' ? 'Nicht lieferbar' : '';
  for (const chunk of chunksOf(items)) {
    const ids = chunk.map(({ id }) => id);
    const failures = await inTransaction(db, (trx) =>
      kind === 'line'
        ? setLineStates(trx, admin, { ids, status, reason, parcels: [], removedParcelIds: [] })
        : setServiceStates(trx, admin, {
            ...{ ids, status: status as 'completed', reason, appointmentAt: null },
          }),
    );
    if (failures.length > 0) throw new Error(JSON.stringify(failures[0]));
    for (const item of chunk) item.state = status;
  }
};

/** Ships, completes and cancels some of the lines and services that are neither yet, or all. */
export const moveItems = async (
  desk: Desk,
  orders: readonly Order[],
  random: Random,
  probability: number,
): Promise<void> => {
  const lines = orders.flatMap((order) => order.lines).filter(() => random.chance(probability));
  const open = lines.filter(({ item }) => item.state === 'open');
  const cancelled = open.filter(() => random.chance(0.2));
  const others = open.filter((line) => !cancelled.includes(line));
  const shipped = others.filter(
    ({ costs }) => costs.some(({ kind }) => kind === 'shipping') && random.chance(0.3),
  );
  const left = new Set([...cancelled, ...shipped]);
  await move(
    desk,
    'line',
    cancelled.map(({ item }) => item),
    'cancelled',
  );
  for (const { services } of cancelled) {
    for (const service of services) if (service.state === 'open') service.state = 'cancelled';
  }
  await move(
    desk,
    'line',
    shipped.map(({ item }) => item),
    'shipped',
  );
  const completed = lines.filter(
    (line) => !left.has(line) && ['open', 'shipped'].includes(line.item.state),
  );
  await move(
    desk,
    'line',
    completed.map(({ item }) => item),
    'completed',
  );
  const services = orders
    .flatMap((order) => order.services.flatMap(({ of }) => of))
    .filter(({ state }) => state === 'open' && random.chance(probability));
  const dropped = services.filter(() => random.chance(0.2));
  await move(desk, 'service', dropped, 'cancelled');
  await move(
    desk,
    'service',
    services.filter((one) => !dropped.includes(one)),
    'completed',
  );
};

/** Marks some repayments as repaid, twice: the second time changes nothing. */
export const repaySome = async (
  { db, admin }: Desk,
  orders: ReadonlyMap<string, Order>,
  random: Random,
  probability: number,
): Promise<void> => {
  const { rows } = await sql<{ id: string; order_id: string; amount: string }>`
    select id, order_id, amount::text from repayments where state = 'owed'
    order by order_id, id`.execute(db);
  const chosen = rows.filter(() => random.chance(probability));
  const transfer = { repaidOn: today(), reference: 'Atrium' };
  for (const chunk of chunksOf(chosen)) {
    const ids = chunk.map(({ id }) => id);
    for (let time = 0; time < 2; time += 1) {
      const failures = await inTransaction(db, (trx) =>
        repaidAction.apply(trx, admin, ids, transfer),
      );
      if (failures.length > 0) throw new Error(JSON.stringify(failures[0]));
    }
  }
  for (const { order_id, amount } of chosen) {
    const order = orders.get(order_id) as Order;
    order.repaid += centsOf(amount);
  }
};

/** Moves the entries that were booked since the last month to random days of this one. */
export const moveToMonth = (db: Db, month: string, seed: number): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await sql`alter table ledger_entries disable trigger user`.execute(trx);
    await sql`select setseed(${(seed % 1000) / 1000})`.execute(trx);
    await sql`
      update ledger_entries set at = now(), day = m.first + floor(random() * m.days)::int
      from (
        select first, (first + interval '1 month')::date - first as days
        from (select ${`${month}-01`}::date as first) x) m
      where day >= m.first + m.days`.execute(trx);
    await sql`alter table ledger_entries enable trigger user`.execute(trx);
  });
