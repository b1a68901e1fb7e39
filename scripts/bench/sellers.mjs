import { withClient } from './withClient.mjs';

export const partners = 10;
/** Lines of the cart, the same number for each partner. */
export const lines = 50;
export const offersEach = 10_000;

const furnished = new Map();

/**
 * Creates partners that offer 10,000 variations each, with templates of 200 rules and services, and
 * a cart with lines of all of them. Sections share them.
 * @param {import('./stage.mjs').Load} load
 * @returns {Promise<{ postcode: string, lines: object[], services: object[] }>} input of
 * `cartQuote`
 */
export const cartOfSellers = ({ databaseUrl }) => {
  if (!furnished.has(databaseUrl)) furnished.set(databaseUrl, fill(databaseUrl));
  return furnished.get(databaseUrl);
};

const fill = async (connectionString) => {
  return withClient(connectionString, async (client) => {
    await client.query('begin');
    await client.query(prepare, [partners]);
    for (const statement of templates) await client.query(statement);
    await client.query('analyze bench_vendors, delivery_templates');
    await client.query(offer, [partners, offersEach]);
    for (const statement of conditions) await client.query(statement);
    const { rows } = await client.query(cartLines, [lines / partners]);
    await client.query('commit');
    await client.query('vacuum analyze');
    return {
      postcode: '80343',
      lines: rows.map(({ vendor_id, sku }) => ({ vendorId: vendor_id, sku, quantity: 2 })),
      services: rows.map(({ vendor_id, service_id }, line) => ({
        line,
        serviceId: service_id,
        performerId: vendor_id,
      })),
    };
  });
};

const prepare = `
  create temporary table bench_vendors on commit drop as
  with made as (
    insert into vendors (company_name, vendor_type, account_type, status, is_visible)
    select 'Messstand ' || n, 'craftsman', 'account_pro', '2', true from generate_series(1, $1::int) n
    returning id)
  select id, row_number() over (order by id) - 1 as place from made`;

const offer = `
  with found as (
    select v.id, row_number() over (order by v.id) as n
    from variations v where v.status = '1' and v.sample_of_id is null)
  insert into vendor_products (vendor_id, variation_id, status, with_services, delivery_template_id)
  select b.id, f.id, '1', true, t.id
  from found f join bench_vendors b on b.place = f.n % $1
    join delivery_templates t on t.vendor_id = b.id
  where f.n <= $1::int * $2::int`;

const templates = [
  `insert into delivery_templates (vendor_id, name, type, days_from, days_to, scope)
   select id, 'Messstand', 'standard', 3, 10, 'regional' from bench_vendors`,
  `insert into delivery_rules (template_id, sort_index, region_type, region_value, price_from,
     price_to, shipping_cost)
   select t.id, n, 'postcode', (80000 + n / 4 * 7)::text, n % 4 * 500,
     case when n % 4 < 3 then n % 4 * 500 + 499.99 end, 19.9 - n % 4
   from delivery_templates t join bench_vendors b on b.id = t.vendor_id
     cross join generate_series(0, 199) n`,
];

const conditions = [
  `insert into network_requests (sender_vendor_id, receiver_manufacturer_id, status)
   select b.id, m.id, 'approved' from bench_vendors b cross join manufacturers m`,
  `insert into payment_accounts (vendor_id, provider, account_holder, iban, status)
   select id, 'bank', 'Messstand', 'DE89370400440532013000', 'connected' from bench_vendors`,
  `insert into service_settings (vendor_id, name, is_default, default_hourly_price,
     min_service_duration, min_order_value)
   select id, 'Messstand', true, 58, 60, 0 from bench_vendors`,
  `insert into driving_costs (vendor_id, cost) select id, 25 from bench_vendors`,
  `insert into driving_cost_regions (driving_cost_id, vendor_id, sort_index, type, value)
   select d.id, d.vendor_id, n, 'postcode', (80000 + n * 7)::text
   from driving_costs d join bench_vendors b on b.id = d.vendor_id cross join generate_series(0, 49) n`,
  `insert into variation_services (variation_id, service_id)
   select i.variation_id, s.id from vendor_products i join bench_vendors b on b.id = i.vendor_id
     cross join (select min(id) as id from services) s
   on conflict do nothing`,
];

const cartLines = `
  select b.id as vendor_id, x.sku, s.id as service_id
  from bench_vendors b cross join (select min(id)::text as id from services) s
  cross join lateral (
    select v.sku from vendor_products i join variations v on v.id = i.variation_id
    where i.vendor_id = b.id order by v.id desc limit $1) x`;
