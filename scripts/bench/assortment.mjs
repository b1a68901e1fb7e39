import { callerOf, signIn } from '#scripts/lib/server.mjs';
import { measureBeside } from './beside.mjs';
import { compareWithSql } from './compareWithSql.mjs';
import { fragmentOf } from './fragments.mjs';
import { median, mediansOf } from './medians.mjs';
import { withClient } from './withClient.mjs';

const seller = 'architect@atrium.example';
const included = 50_000;
/** Products of the manufacturer whose connection ends. */
const fromOne = 20_000;
const changed = 10_000;
const partners = 5_000;
const runs = 3;

const productsDocument = `query ($query: VendorProductsQuery) {
  vendorProducts(query: $query) { data { results { ...VendorProductRecord } total } } }
${fragmentOf('VendorProductRecord', 'selling/vendorProducts/record.graphql')}`;

const partnersDocument = `query ($query: NetworkPartnersQuery) {
  getCraftsmen(query: $query) { data { results { ...NetworkPartnerRecord } total } } }
${fragmentOf('NetworkPartnerRecord', 'people/network/operations.graphql')}`;

const jobDocuments = {
  include: `mutation ($input: VendorProductsIncludeInput!) {
    answer: includeVendorProducts(input: $input) { job { id total } } }`,
  exclude: `mutation ($input: VendorProductsExcludeInput!) {
    answer: excludeVendorProducts(input: $input) { job { id total } } }`,
};

const endDocument = 'mutation ($id: ID!) { endNetworkConnection(id: $id) { status } }';

/**
 * A seller with 50,000 of the products of its manufacturers: lists compared with their SQL
 * statements, including and excluding 10,000 as jobs while others request its list, and ending a
 * connection with 20,000.
 * @param {import('./stage.mjs').Load} load
 */
export const measureAssortment = async (load) => {
  const { token } = await signIn(load.port, 'vendorSignIn', seller);
  const ask = callerOf(load.port, token);
  const { vendor, maker, other, products } = await withClient(load.databaseUrl, furnish);
  const compared = await compareWithSql(load, requests(token), 30);
  const jobs = { include: [], exclude: [] };
  for (let run = 0; run < runs; run += 1) {
    const of = { manufacturer: other };
    jobs.include.push(await runJob(ask, 'include', { ...of, included: false }));
    jobs.exclude.push(await runJob(ask, 'exclude', { ...of, included: true }));
  }
  return {
    products,
    included,
    changed,
    fromOne,
    partners,
    compared,
    include: mediansOf(jobs.include),
    exclude: mediansOf(jobs.exclude),
    endMs: await measureEnd(load, ask, { vendor, maker }),
  };
};

const requests = (token) => [
  ...[10, 1000].map((size) => ({
    what: `\`vendorProducts\`, ${size} rows`,
    token,
    query: productsDocument,
    variables: { query: { page: 0, size } },
  })),
  {
    what: '`vendorProducts`, 10 rows of what is included',
    token,
    query: productsDocument,
    variables: { query: { page: 0, size: 10, included: true } },
  },
  ...[10, 100].map((size) => ({
    what: `\`getCraftsmen\`, ${size} of the whole network`,
    token,
    query: partnersDocument,
    variables: { query: { page: 0, size } },
  })),
];

const askForProducts = (ask) => ask(productsDocument, { query: { page: 0, size: 10 } });

const runJob = (ask, what, query) =>
  measureBeside(
    ask,
    changed,
    async () => (await ask(jobDocuments[what], { input: { query } })).answer.job,
    askForProducts,
  );

const measureEnd = async (load, ask, { vendor, maker }) => {
  const spent = [];
  for (let run = 0; run < runs; run += 1) {
    const id = await withClient(load.databaseUrl, (client) => connectAgain(client, vendor, maker));
    const start = performance.now();
    await ask(endDocument, { id });
    spent.push(performance.now() - start);
  }
  return median(spent);
};

const only = async (client, text, values) =>
  Object.values((await client.query(text, values)).rows[0])[0];

/** Restores the connection, with all of its products for sale. */
const connectAgain = async (client, vendor, maker) => {
  await client.query(
    `insert into network_requests (sender_vendor_id, receiver_manufacturer_id, status, answered_at)
     values ($1, $2, 'approved', now()) on conflict do nothing`,
    [vendor, maker],
  );
  await resume(client, vendor);
  const paused = await only(
    client,
    'select count(*)::int from vendor_products where vendor_id = $1 and paused_reason is not null',
    [vendor],
  );
  if (paused > 0) throw new Error(`${paused} products are paused.`);
  return only(
    client,
    `select id from network_requests where sender_vendor_id = $1 and receiver_manufacturer_id = $2`,
    [vendor, maker],
  );
};

const resume = async (client, vendor) => {
  await client.query('update vendor_products set paused_reason = null where vendor_id = $1', [
    vendor,
  ]);
  await client.query(
    `select refresh_vendor_product_pauses(array(
       select id from vendor_products where vendor_id = $1))`,
    [vendor],
  );
  await client.query('vacuum analyze vendor_products');
};

const furnish = async (client) => {
  const vendor = await only(client, 'select vendor_id from users where email = $1', [seller]);
  const maker = await only(
    client,
    `select manufacturer_id from users where email = 'manufacturer@atrium.example'`,
  );
  // half of all products belong to one manufacturer
  await client.query('update parent_products set manufacturer_id = $1 where id % 2 = 0', [maker]);
  await client.query(`update parent_products set status = '1' where status <> '1'`);
  await client.query(`update variations set status = '1' where status <> '1'`);
  const other = await addMaker(client);
  await client.query(
    `delete from network_requests
     where sender_vendor_id = $1 or receiver_vendor_id = $1`,
    [vendor],
  );
  await client.query(
    `insert into network_requests (sender_vendor_id, receiver_manufacturer_id, status, answered_at)
     select $1, id, 'approved', now() from manufacturers`,
    [vendor],
  );
  await client.query(
    `delete from vendor_products where vendor_id = $1 and not exists (
       select from vendor_products o where o.source_vendor_id = $1
         and o.variation_id = vendor_products.variation_id)`,
    [vendor],
  );
  await includeSome(client, vendor, 'p.manufacturer_id = $2', [maker, fromOne]);
  await includeSome(client, vendor, 'p.manufacturer_id not in ($2, $4)', [
    maker,
    included - fromOne,
    other,
  ]);
  await addPartners(client);
  await client.query('vacuum analyze');
  await resume(client, vendor);
  const products = await only(
    client,
    `select count(*)::int from variations where sample_of_id is null and status = '1'`,
  );
  return { vendor, maker, other, products };
};

const includeSome = (client, vendor, where, [maker, count, ...more]) =>
  client.query(
    `insert into vendor_products (vendor_id, variation_id, status, adjustment_type, adjustment_amount,
       delivery_template_id)
     select $1, v.id, '1', 'percent', 10,
       (select min(id) from delivery_templates where vendor_id = $1)
     from variations v join parent_products p on p.id = v.parent_id
     where v.sample_of_id is null and ${where}
     order by v.id limit $3 on conflict do nothing`,
    [vendor, maker, count, ...more],
  );

/** Adds a manufacturer whose 10,000 products are included and excluded. */
const addMaker = async (client) => {
  const maker = await only(
    client,
    `insert into manufacturers (company_name, is_visible, status)
     values ('Bench Möbel GmbH', true, '2') returning id`,
  );
  const parent = await only(
    client,
    `insert into parent_products (name, slug, status, type, family_id, manufacturer_id)
     select 'Bench', 'bench-assortment', '1', '2', min(id), $1 from attribute_families
     returning id`,
    [maker],
  );
  await client.query(
    `insert into variations (name, slug, sku, price, status, parent_id)
     select 'Bench ' || n, 'bench-assortment-' || n, 'BENCH-A-' || n, 100 + n % 50, '1', $1
     from generate_series(1, $2::int) n`,
    [parent, changed],
  );
  return maker;
};

const addPartners = (client) =>
  client.query(
    `insert into vendors (company_name, name, surname, vendor_type, account_type, status, is_visible,
       description, post_code, city)
     select 'Netz ' || n || ' GmbH', 'Nele', 'Netz ' || n, 'craftsman', 'account_pro', '2', true,
       'Wir bauen ein, was andere liefern.', lpad((10000 + n)::text, 5, '0'), 'Ort ' || n % 300
     from generate_series(1, $1::int) n`,
    [partners],
  );
