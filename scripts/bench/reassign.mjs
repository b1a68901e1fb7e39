import { callerOf } from '#scripts/lib/server.mjs';
import { measureBeside } from './beside.mjs';
import { withClient } from './withClient.mjs';

const items = 500;

const begin = 'mutation { syncMenuItemProducts { status } }';
const lastJob = `query { jobs(query: { sort: "createdAt", order: DESC, size: 1 }) {
  data { results { id kind total } } } }`;

/**
 * Reassigns the products of 500 menu items of level 4 without products, and then once more, which
 * changes nothing, while others continuously request the list's first page.
 * @param {{ databaseUrl: string, port: string, token: string }} where a database with 100,000
 * variations, a server on it and an administrator's token
 * @returns {Promise<{ items: number, links: number, first: Beside, again: Beside, rewritten: number
 * }>} `links` are the products of all items; `rewritten` of them were written by the second run
 * @typedef {{ jobMs: number, idleP95Ms: number, busyP95Ms: number }} Beside
 */
export const measureReassign = async ({ databaseUrl, port, token }) => {
  return withClient(databaseUrl, async (client) => {
    await fill(client);
    const ask = callerOf(port, token);
    const first = await measureBeside(ask, items, () => reassign(ask));
    const before = await writtenOf(client);
    const again = await measureBeside(ask, items, () => reassign(ask));
    const after = await writtenOf(client);
    const rewritten = [...after].filter(([link, by]) => before.get(link) !== by).length;
    if (after.size !== before.size) throw new Error('The second run removed products.');
    return { items, links: before.size, first, again, rewritten };
  });
};

const reassign = async (ask) => {
  await ask(begin, {});
  const { jobs } = await ask(lastJob, {});
  return jobs.data.results[0];
};

/** The transaction that wrote each link. */
const writtenOf = async (client) => {
  const { rows } = await client.query(
    'select item_id, variation_id, xmin::text as by from menu_item_products',
  );
  return new Map(rows.map(({ item_id, variation_id, by }) => [`${item_id}/${variation_id}`, by]));
};

/** Adds items to the demo's menu that link by all kinds of criteria, alone and combined. */
const fill = async (client) => {
  await client.query(
    `insert into menu_items (level, parent_id, name, sort_index)
     select 4, (select id from menu_items where level = 3 order by id offset n % 30 limit 1), 'Bench ' || n, 10 + n / 30
     from generate_series(1, $1::int - (select count(*)::int from menu_items where level = 4)) n`,
    [items],
  );
  for (const statement of criteria) await client.query(statement);
  await client.query('delete from menu_item_products');
  await client.query('vacuum analyze');
};

const added = `added as (
  select id as item_id, row_number() over (order by id) as n from menu_items where name like 'Bench %')`;

/** The records of a table with their position. */
const placed = (table) =>
  `(select id, row_number() over (order by id) as place, count(*) over () as total from ${table})`;

const linking = (table, column, linked, condition) =>
  `with ${added} insert into ${table} (item_id, ${column})
   select item_id, l.id from added join ${placed(linked)} l on l.place = 1 + n * 7 % l.total where ${condition}`;

const criteria = [
  // five values each
  `insert into attribute_option_groups (attr_id, name)
   select distinct attr_id, 'Bench ' || (row_number() over (partition by attr_id order by id) - 1) / 5
   from attribute_options where attr_id in (select attr_id from variation_combinations)`,
  `insert into attribute_option_group_items (group_id, option_id, attr_id)
   select g.id, o.id, o.attr_id from attribute_option_groups g join (
     select id, attr_id, (row_number() over (partition by attr_id order by id) - 1) / 5 as part
     from attribute_options) o on o.attr_id = g.attr_id and g.name = 'Bench ' || o.part`,
  linking('menu_item_categories', 'category_id', 'categories', 'n % 4 in (0, 1, 2)'),
  linking('menu_item_tags', 'tag_id', "tags where type = 'product'", 'n % 8 in (1, 3, 5)'),
  linking(
    'menu_item_manufacturers',
    'manufacturer_id',
    'manufacturers',
    'n % 8 in (2, 3) or n % 16 = 15',
  ),
  linking(
    'menu_item_value_groups',
    'group_id',
    'attribute_option_groups',
    'n % 8 in (0, 1, 3) or n % 16 = 7',
  ),
  `with ${added} insert into menu_item_skus (item_id, variation_id)
   select item_id, v.id from added join variations v on v.id % 10007 = n where n % 5 = 0`,
];
