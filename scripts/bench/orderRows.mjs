import { withClient } from './withClient.mjs';

export const orders = 200_000;
export const linesOfEach = 3;
/**
 * One in this many orders belongs to one partner: 8,000 with two lines each, half of them with
 * shipping.
 */
const every = 25;
/** The partner's latest orders, which are not in a payout: 5,000 lines. */
const dueOrders = 2_500;
const payouts = 10;
/** Payments come in steps, so that the plans of their triggers are not those for empty tables. */
const paymentSteps = 20;

/**
 * Inserts 200,000 orders of two years with 600,000 lines of two partners each, most of them
 * completed, and more than 100,000 repayments. One partner has 20,000 entries in its
 * ledger; 5,000 of its lines and their shipping are due.
 * @param {string} databaseUrl
 * @param {string} email of an account of that partner
 * @param {{ count?: number, paidSteps?: number }} [sizes] for fewer orders, and for payments of only
 * so many twentieths of them, because their triggers take most of the time
 */
export const insertOrders = (
  databaseUrl,
  email,
  { count = orders, paidSteps = paymentSteps } = {},
) =>
  withClient(databaseUrl, async (client) => {
    const { rows } = await client.query('select vendor_id from users where email = $1', [email]);
    const vendor = rows[0].vendor_id;
    await client.query('begin');
    for (const [statement, ...values] of statements(vendor, count, paidSteps)) {
      await client.query(statement, values);
    }
    await client.query('commit');
    await client.query('vacuum analyze');
  });

const statements = (vendor, count, paidSteps) => [
  [customers],
  [drawOrders, count, every, vendor],
  [drawLines],
  ['create index on bench_orders (n)'],
  ['analyze bench_orders, bench_lines'],
  [insertParents],
  [insertParts],
  [insertShipping],
  [insertLines],
  [insertEvents],
  ...Array.from({ length: paidSteps }, (_, step) => [
    [insertPayments, step, paymentSteps],
    ['analyze order_payments, repayments, ledger_entries'],
  ]).flat(),
  [markRepaid],
  ['analyze orders, order_parts, order_lines, order_shipping'],
  [drawPaid, vendor, dueOrders, payouts],
  [insertPayouts],
  [insertItems],
];

const customers = `
  insert into customers (firstname, lastname, email, street, post_code, city)
  select 'Käthe', 'Kundin ' || n, 'bench-' || n || '@kunden.example', 'Weg ' || n,
    lpad((10000 + n)::text, 5, '0'), 'Ort ' || n % 300
  from generate_series(1, 20000) n`;

/**
 * The latest orders are open or in progress, every twentieth is cancelled, and all of one partner's
 * are completed.
 */
const drawOrders = `
  create temporary table bench_orders on commit drop as
  with pool as (
    select array_agg(id order by id) as ids from (
      select id from vendors where id <> $3 order by id limit 40) v)
  select n, nextval(pg_get_serial_sequence('orders', 'id')) as id, now() - ($1 - n) * interval '720 days' / $1
      as ordered_at,
    case when n % $2 = 0 then $3::bigint else ids[1 + n % cardinality(ids)] end as seller,
    ids[1 + (n + 1 + n / 40 % (cardinality(ids) - 1)) % cardinality(ids)] as other,
    case when n % $2 = 0 then 'completed' when n > $1 * 0.985 then 'open'
      when n > $1 * 0.97 then 'confirmed' when n % 20 = 1 then 'cancelled' else 'completed' end as state,
    n % 2 * 9.90 as shipping
  from pool, generate_series(1, $1::int) n order by n`;

const drawLines = `
  create temporary table bench_lines on commit drop as
  with products as (
    select id, sku, name, row_number() over (order by id) - 1 as place
    from (select id, sku, name from variations where sample_of_id is null order by id limit 1000) v),
  drawn as (
    select o.n, position, case when position < 2 then o.seller else o.other end as vendor_id,
      1 + (o.n + position) % 3 as quantity, 20.00 + (o.n * 3 + position) % 80 * 5 as price
    from bench_orders o cross join generate_series(0, 2) position)
  select d.*, p.id as variation_id, p.sku, p.name, d.quantity * d.price as amount,
    round(d.quantity * d.price * 0.12, 2) as commission
  from drawn d join products p on p.place = (d.n * 3 + d.position) % 1000`;

const insertParents = `
  insert into orders (id, number, external_id, content_hash, method, ordered_at, customer_id, customer_name, search, customer, billing, shipping_address, products,
    discount, shipping, services, driving, total, status, moved_at, created_at)
  select o.id, 'M-2026-' || lpad(o.id::text, 6, '0'), 'BENCH-' || o.n, sha256(('BENCH-' || o.n)::bytea),
    (array['invoice', 'paypal', 'card', 'prepayment'])[1 + o.n % 4], o.ordered_at, c.id, c.firstname || ' ' || c.lastname,
    'M-2026-' || lpad(o.id::text, 6, '0') || ' ' || c.lastname || ' ' || c.email || ' ' || c.city,
    jsonb_build_object('firstname', c.firstname, 'lastname', c.lastname, 'email', c.email),
    x.address, x.address, s.products, 0, o.shipping * 2, 0, 0, s.products + o.shipping * 2,
    case o.state when 'confirmed' then 'in_progress' else o.state end, o.ordered_at, o.ordered_at
  from bench_orders o
  join (select n, sum(amount) as products from bench_lines group by n) s on s.n = o.n
  join customers c on c.email = 'bench-' || 1 + o.n % 20000 || '@kunden.example'
  cross join lateral (select
    jsonb_build_object('firstname', c.firstname, 'lastname', c.lastname, 'street', c.street,
      'post_code', c.post_code, 'city', c.city, 'country', 'DE') as address) x
  order by o.n`;

const insertParts = `
  insert into order_parts (order_id, vendor_id, partner_name, role, products, services, base, tier,
    rate, commission, shipping, driving, payout, status, closed_at)
  select o.id, l.vendor_id, coalesce(nullif(v.company_name, ''), v.name || ' ' || v.surname), 'seller',
    sum(l.amount), 0, sum(l.amount), 'upTo2000', 12, sum(l.commission), o.shipping, 0,
    sum(l.amount) - sum(l.commission) + o.shipping,
    case o.state when 'confirmed' then 'in_progress' else o.state end,
    case when o.state in ('completed', 'cancelled') then o.ordered_at + interval '10 days' end
  from bench_lines l join bench_orders o on o.n = l.n join vendors v on v.id = l.vendor_id
  group by o.id, o.n, o.shipping, o.state, o.ordered_at, l.vendor_id, v.id order by o.n`;

const insertShipping = `
  insert into order_shipping (order_id, part_id, template_name, type, days_from, days_to, products, cost)
  select o.id, p.id, 'Messstand', 'standard', 3, 14, p.products, p.shipping
  from bench_orders o join order_parts p on p.order_id = o.id order by o.n`;

const insertLines = `
  insert into order_lines (order_id, part_id, deliverer_part_id, position, shipping_id, variation_id,
    sku, name, unit_price, source_price, quantity, amount, discount, commission, days_from, days_to,
    due_on, state, state_at)
  select o.id, p.id, p.id, l.position, g.id, l.variation_id, l.sku, l.name, l.price, l.price, l.quantity,
    l.amount, 0, l.commission, 3, 14, (o.ordered_at + interval '14 days')::date, o.state,
    least(o.ordered_at + interval '10 days', now())
  from bench_orders o join bench_lines l on l.n = o.n
  join order_parts p on p.order_id = o.id and p.vendor_id = l.vendor_id
  join order_shipping g on g.part_id = p.id order by o.n, l.position`;

const insertEvents = `
  insert into order_events (order_id, kind, at) select id, 'created', ordered_at from bench_orders order by n`;

/**
 * All orders are paid but the cancelled ones and a third of the open ones; of five, three are paid 5.00
 * too much, which is owed back.
 */
const insertPayments = `
  insert into order_payments (order_id, payment_id, amount, method, paid_at)
  select b.id, 'BENCH-' || b.n, o.total + case when b.n % 5 < 3 then 5 else 0 end, o.method,
    o.ordered_at
  from bench_orders b join orders o on o.id = b.id
  where b.n % $2 = $1 and b.state <> 'cancelled' and (b.state <> 'open' or b.n % 3 <> 0)
  order by b.n`;

const markRepaid = `
  update repayments set state = 'repaid', repaid_on = current_date, reference = 'Messstand',
    closed_at = now()
  where id % 10 = 0`;

/** Inserts payouts for all entries due, except the latest. */
const drawPaid = `
  create temporary table bench_paid on commit drop as
  with kept as (select id from bench_orders where seller = $1 order by n desc limit $2)
  select d.*, ntile($3) over (order by d.id) as nth
  from ledger_entries d join bench_orders o on o.id = d.order_id
  where d.vendor_id = $1 and d.order_id not in (select id from kept)`;

const insertPayouts = `
  insert into payouts (number, vendor_id, partner_name, state, items, gross, commission, passed_on,
    adjustments, net, account, expected_on, requested_at, paid_on, reference)
  select 'BENCH-' || b.nth, b.vendor_id, 'Messstand', 'paid', count(*),
    sum(b.amount) filter (where b.kind = 'line'), sum(b.commission),
    coalesce(sum(b.net) filter (where b.kind = 'shipping'), 0), 0, sum(b.net),
    '{"provider": "bank", "accountHolder": "Messstand", "iban": "", "bic": "", "paypalMerchantId": ""}',
    max(b.at)::date + 7, max(b.at), max(b.at)::date + 7, 'Messstand'
  from bench_paid b group by b.nth, b.vendor_id order by b.nth`;

const insertItems = `
  insert into payout_items (payout_id, entry_id, kind, source_id, order_id, part_id, amount, commission,
    net)
  select y.id, b.id, b.kind, b.source_id, b.order_id, b.part_id, b.amount, b.commission, b.net
  from bench_paid b join payouts y on y.number = 'BENCH-' || b.nth
  order by b.id`;
