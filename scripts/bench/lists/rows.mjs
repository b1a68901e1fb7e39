import { insertOrders } from '#scripts/bench/orderRows.mjs';
import { withClient } from '#scripts/bench/withClient.mjs';

/** With 1,000,000 variations. */
const wanted = { uploads: 100_000, changes: 5_000_000, orders: 200_000 };
/** Of twenty, because the triggers of payments take minutes. */
const paidSteps = 2;
const seller = 'vendor@atrium.example';

/**
 * Adds the rows of other lists: for 1,000,000 variations 200,000 orders, 100,000 pictures and
 * 5,000,000 changes, in proportion for fewer. Adds nothing to a database that has them.
 * @param {string} databaseUrl
 * @param {number} variations
 */
export const fillLists = async (databaseUrl, variations) => {
  const share = Math.min(1, variations / 1_000_000);
  const filled = await withClient(databaseUrl, async (client) => {
    const filled = await isFilled(client);
    if (!filled) {
      await client.query('begin');
      // neither table has triggers but those of foreign keys
      await client.query('set local session_replication_role = replica');
      for (const [table, statement] of Object.entries(statements)) {
        const values = [Math.ceil(wanted[table] * share)];
        await withoutIndexes(client, table, () => client.query(statement, values));
      }
      await client.query(showPictures);
      await client.query('commit');
    }
    return filled;
  });
  if (!filled) await insertOrders(databaseUrl, seller, { count: wanted.orders * share, paidSteps });
};

const isFilled = async (client) => {
  const { rows } = await client.query(
    `select exists (select from uploads where filename = 'bench-1.webp') as filled`,
  );
  return rows[0].filled;
};

/** Creates the indexes of a table again after many rows have been added. */
const withoutIndexes = async (client, table, work) => {
  const { rows: indexes } = await client.query(
    `select i.indexrelid::regclass as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i left join pg_constraint c on c.conindid = i.indexrelid
     where i.indrelid = $1::regclass and c.oid is null`,
    [table],
  );
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  await work();
  for (const { definition } of indexes) await client.query(definition);
};

const statements = {
  uploads: `
    insert into uploads (filename, origin_name, alt, digest, bytes, width, height, used_at, created_at)
    select 'bench-' || n || '.webp', 'Bild ' || n || '.jpg',
      (array['', 'Tisch ', 'Sofa ', 'Regal '])[1 + n % 4] || n, md5((n / 2)::text), 90000 + n, 1600, 1200,
      now(), now() - n * interval '5 minutes'
    from generate_series(1, $1::int) n`,
  // every fifth change is of a product; every hundredth is a deletion, and nine of ten deleted records are gone
  changes: `
    insert into changes (at, user_id, entity, entity_id, action, before, after)
    select now() - ($1 - n)::float / $1 * interval '700 days', u.id,
      case when n % 5 = 0 then 'parent' else 'variation' end,
      case when n % 1000 = 1 then 1 when n % 100 = 1 then 100000000 + n else n % 1000000 + 1 end,
      case when n % 100 = 1 then 'delete' else 'update' end,
      jsonb_build_object('name', 'Produkt ' || n, 'price', n % 900 || '.00', 'status', '2'),
      case when n % 100 <> 1
        then jsonb_build_object('name', 'Produkt ' || n, 'price', n % 900 || '.50', 'status', '1') end
    from generate_series(1, $1::int) n,
      (select id from users where email = 'admin@atrium.example') u`,
};

/** Each of the new pictures belongs to one variation; the demo's belong to many. */
const showPictures = `
  update variation_images i set filename = p.filename
  from (
    select id, row_number() over (order by id desc) as n from variation_images
    order by id desc limit (select count(*) from uploads where filename like 'bench-%')) last
  join (
    select filename, row_number() over (order by id) as n from uploads
    where filename like 'bench-%') p on p.n = last.n
  where i.id = last.id`;
