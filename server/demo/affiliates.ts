import { sql } from 'kysely';
import type { Trx } from '#server/db/database.ts';
import { jsonb } from '#server/db/jsonb.ts';
import content from './content/affiliates.json' with { type: 'json' };

type Network = (typeof content.networks)[number];

/** Columns of the feeds, with the names of the fields. */
const mapping = Object.fromEntries(
  ['id', 'title', 'price', 'link', 'category', 'picture', 'description'].map((name) => [
    name,
    name,
  ]),
);

/**
 * Inserts networks whose feeds have been read, with some of their categories mapped, and their
 * products published and shown in styles. The schedule is off, because no server provides the
 * feeds.
 */
export const insertAffiliates = async (trx: Trx): Promise<void> => {
  for (const network of content.networks) {
    const id = await insertNetwork(trx, network);
    await insertRuns(trx, id, network);
    await insertProducts(trx, id, network);
  }
  await linkInStyles(trx);
};

const insertNetwork = async (trx: Trx, network: Network): Promise<string> => {
  const { name, host, format, delimiter, rowElement, status } = network;
  const { id } = await trx
    .insertInto('affiliate_networks')
    .values({
      ...{ name, format, delimiter, status },
      feed_url: `https://${host}/feed.${format}`,
      row_element: rowElement,
      mapping: JSON.stringify(mapping),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

const insertRuns = (trx: Trx, network: string, { runs }: Network) =>
  sql`
    with made as (
      insert into affiliate_runs (network_id, state, rows, added, changed, unchanged, gone, refused,
        msg, created_at, ended_at)
      select ${network}, r.state, r.rows, r.added, r.changed, r.unchanged, r.gone, r.refused, r.msg,
        now() - r."daysAgo" * interval '1 day', now() - r."daysAgo" * interval '1 day' + interval '9 seconds'
      from jsonb_to_recordset(${jsonb(runs)}) as r (state text, rows int, added int, changed int,
        unchanged int, gone int, refused int, msg text, "daysAgo" int)
      order by r."daysAgo" desc
      returning id, refused, created_at
    ), refusals as (
      insert into affiliate_refusals (run_id, n, line, external_id, field, rule, value)
      select id, 1, 26, 'A-199', 'price', 'rules.feedPrice', 'auf Anfrage' from made where refused > 0
    )
    update affiliate_networks set last_run_at = (select max(created_at) from made)
    where id = ${network}`.execute(trx);

/**
 * Publishes the mapped products, each with a picture drawn for the demo's own products of that
 * kind.
 */
const insertProducts = async (trx: Trx, network: string, of: Network): Promise<void> => {
  const { host, categories, products } = of;
  await sql`
    with category as (
      insert into affiliate_categories (network_id, path, category_id, n)
      select ${network}, c.path, (select min(id) from categories where name = c.category), (
        select count(*) from jsonb_to_recordset(${jsonb(products)}) as p (category int)
        where p.category = c.n - 1)
      from jsonb_array_elements(${jsonb(categories)}) with ordinality x (value, n)
      cross join lateral (select x.n, x.value ->> 'path' as path, x.value ->> 'category' as category) c
      returning id, path, category_id
    ), pictures as (
      select c.path, i.filename, row_number() over (partition by c.path order by i.filename) as n
      from jsonb_to_recordset(${jsonb(categories)}) as c (path text, shape text)
      join (select distinct filename from variation_images) i
        on i.filename like 'demo-' || c.shape || '-%-1-%'
    )
    insert into affiliate_products (network_id, affiliate_category_id, external_id, title, description,
      price, link, picture, status, gone_at)
    select ${network}, c.id, 'A-' || 100 + p.n, p.value ->> 'title', p.value ->> 'text',
      (p.value ->> 'price')::numeric, ${`https://${host}/p/`}::text || 100 + p.n,
      case when c.category_id is not null then i.filename end,
      case when c.category_id is not null then 'published' else 'hidden' end,
      case when p.n > ${products.length - 2}::int and c.path like 'Licht%' then now() - interval '1 day' end
    from jsonb_array_elements(${jsonb(products)}) with ordinality p (value, n)
    join category c
      on c.path = ${jsonb(categories)} -> (p.value ->> 'category')::int ->> 'path'
    left join pictures i on i.path = c.path and i.n = 1 + p.n % 6`.execute(trx);
};

/** Links three products with every third published style. */
const linkInStyles = (trx: Trx) =>
  sql`
    insert into style_affiliate_products (style_id, affiliate_product_id, sort_index)
    select t.id, p.id, row_number() over (partition by t.id order by p.id) - 1
    from (
      select id, row_number() over (order by id) as n from styles where status = '1') t
    cross join lateral (
      select id from affiliate_products where status = 'published' and gone_at is null
      order by (id * 7919 + t.id * 104729) % 1009, id limit 3) p
    where t.n % 3 = 1`.execute(trx);
