import { compareWithSql } from './compareWithSql.mjs';
import { fragmentOf } from './fragments.mjs';
import { withClient } from './withClient.mjs';

const rows = 20_000;
const sizes = [10, 1000];

/** Lists of user management: the call, its type and the file with the list's fields. */
const lists = [
  { call: 'managedVendors', type: 'ManagedVendor', folder: 'people/managedVendors' },
  {
    call: 'managedManufacturers',
    type: 'ManagedManufacturer',
    folder: 'people/managedManufacturers',
  },
];

/**
 * Measures the lists of 20,000 vendors and as many manufacturers over HTTP (page and total),
 * compared with their SQL statements alone.
 * @param {import('./stage.mjs').Load} load
 * @returns {Promise<{ rows: number, compared: import('./compareWithSql.mjs').Compared[] }>}
 */
export const measurePartners = async (load) => {
  await fill(load.databaseUrl);
  const requests = lists.flatMap((list) => sizes.map((size) => requestOf(load, list, size)));
  return { rows, compared: await compareWithSql(load, requests) };
};

const requestOf = ({ token }, { call, type, folder }, size) => ({
  what: `\`${call}\`, ${size} rows`,
  token,
  query: `query ($query: ${type}sQuery) {
    ${call}(query: $query) { data { results { ...${type}Row } total } }
  }
  ${fragmentOf(`${type}Row`, `${folder}/record.graphql`)}`,
  variables: { query: { page: 0, size } },
});

const fill = async (connectionString) => {
  await withClient(connectionString, async (client) => {
    for (const statement of statements) await client.query(statement, [rows]);
    await client.query('vacuum analyze');
  });
};

const names = "select 'Partner ' || n || ' GmbH' as company, n from generate_series(1, $1::int) n";

const statements = [
  `with made as (
     insert into vendors (company_name, name, surname, vendor_type, account_type, status, created_at)
     select company, 'Vera', 'Vogt ' || n,
       (array['vendor', 'craftsman', 'architect', 'wholesaler'])[1 + n % 4],
       case when n % 3 = 0 then 'account_basic' else 'account_pro' end,
       case when n % 5 = 0 then '1' else '2' end, now() - n * interval '1 hour'
     from (${names}) x returning id)
   insert into users (email, role, vendor_id)
   select 'bench-vendor-' || id || '@atrium.example', 'vendor', id from made`,
  `with made as (
     insert into manufacturers (company_name, status, created_at)
     select company, case when n % 5 = 0 then '1' else '2' end, now() - n * interval '1 hour'
     from (${names}) x returning id)
   insert into users (email, role, manufacturer_id)
   select 'bench-maker-' || id || '@atrium.example', 'manufacturer', id from made`,
];
