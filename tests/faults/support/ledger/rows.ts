import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { jsonb } from '#server/db/jsonb.ts';
import { address, person, showroom } from '#tests/factories/orders.ts';
import { sumOf, type Thing } from './books.ts';
import { type Draft, euros, type Part } from './orders.ts';

/* The rows of random orders, inserted in sets. */

const yesterday = new Date(Date.now() - 86_400_000).toISOString();

/** The sum of all things of a kind, of one partner or all. */
const sumOfKind = ({ order }: Draft, kind: Thing['kind'], vendor?: string): number =>
  sumOf(
    order.things.filter(
      (each) => each.kind === kind && (vendor === undefined || each.vendor === vendor),
    ),
    ({ amount }) => amount,
  );

const orderRow = (draft: Draft, customer: string) => {
  const { id, externalId, things } = draft.order;
  return {
    ...{ id, number: `R-${id}`, external_id: externalId, content_hash: '\\x00', method: 'invoice' },
    ...{ ordered_at: yesterday, customer_id: customer, customer_name: 'Karla Kunde', search: '' },
    ...{ customer: JSON.parse(person), billing: JSON.parse(address), notes: '', version: 1 },
    ...{ shipping_address: JSON.parse(address), payment_status: 'pending', status: 'open' },
    ...{ owed: 0, paid: 0, owed_back: 0, repaid: 0, is_covered: false },
    ...{ moved_at: yesterday, created_at: yesterday, updated_at: yesterday },
    products: euros(sumOfKind(draft, 'line')),
    discount: euros(sumOf(things, ({ discount }) => discount)),
    shipping: euros(sumOfKind(draft, 'shipping')),
    services: euros(sumOfKind(draft, 'service')),
    driving: euros(sumOfKind(draft, 'driving')),
    total: euros(sumOf(things, ({ amount, discount }) => amount - discount)),
  };
};

const partRow = (draft: Draft, { id, vendor }: Part) => {
  const products = sumOfKind(draft, 'line', vendor);
  const services = sumOfKind(draft, 'service', vendor);
  const shipping = sumOfKind(draft, 'shipping', vendor);
  const driving = sumOfKind(draft, 'driving', vendor);
  const own = draft.order.things.filter((thing) => thing.vendor === vendor);
  const commission = sumOf(own, (thing) => thing.commission);
  return {
    ...{ id, order_id: draft.order.id, vendor_id: vendor, partner_name: `Partner ${vendor}` },
    ...{ role: 'seller', tier: 'upTo2000', rate: 12, status: 'open' },
    ...{ products: euros(products), services: euros(services), base: euros(products + services) },
    ...{ commission: euros(commission), shipping: euros(shipping), driving: euros(driving) },
    payout: euros(products + services - commission + shipping + driving),
  };
};

const shippingRow = (order_id: string, { id, amount }: Thing) => ({
  ...{ id, order_id, part_id: id, template_id: id, template_name: 'Paket', type: 'standard' },
  ...{ days_from: 1, days_to: 3, products: 0, cost: euros(amount) },
});

const lineRow = (
  order_id: string,
  { line, part, deliverer, isCollected }: Draft['lines'][number],
) => {
  const { id, position, unit, quantity, amount, discount, commission } = line;
  return {
    ...{ id, order_id, part_id: part.id, deliverer_part_id: deliverer.id, position, quantity },
    ...{ shipping_id: isCollected ? null : deliverer.id, sku: `S-${id}`, name: 'Stuhl' },
    ...{ showroom: isCollected ? JSON.parse(showroom) : null, combination: '', state: 'open' },
    ...{ unit_price: euros(unit), source_price: euros(unit), amount: euros(amount) },
    ...{ discount: euros(discount), commission: euros(commission), days_from: 1, days_to: 3 },
    ...{ due_on: yesterday, reason: '', state_at: yesterday },
  };
};

const serviceRow = (
  order_id: string,
  { service: { id, amount, commission }, part, line }: Draft['services'][number],
  position: number,
) => ({
  ...{ id, order_id, part_id: part.id, line_id: line.id, position, name: 'Montage', minutes: 60 },
  ...{ billed: 60, cost: euros(amount), commission: euros(commission), state: 'open', reason: '' },
  state_at: yesterday,
});

const insert = async (db: Db, table: string, rows: readonly object[]): Promise<void> => {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.id(column)));
  await sql`
    insert into ${sql.table(table)} (${columns}) overriding system value
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${jsonb(rows)})`.execute(
    db,
  );
};

/** Inserts the rows of many orders, one statement per table. */
export const insertOrders = async (
  db: Db,
  drafts: readonly Draft[],
  customer: string,
): Promise<void> => {
  const rowsOf = (each: (draft: Draft) => object[]) => drafts.flatMap(each);
  const tables = {
    orders: rowsOf((draft) => [orderRow(draft, customer)]),
    order_parts: rowsOf((draft) => draft.parts.map((part) => partRow(draft, part))),
    order_shipping: rowsOf(({ order, shipping }) =>
      shipping.map((each) => shippingRow(order.id, each)),
    ),
    order_lines: rowsOf(({ order, lines }) => lines.map((each) => lineRow(order.id, each))),
    order_services: rowsOf(({ order, services }) =>
      services.map((each, position) => serviceRow(order.id, each, position)),
    ),
  };
  for (const [table, rows] of Object.entries(tables)) await insert(db, table, rows);
};
