import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Random } from '#server/demo/random.ts';

export const idsOf = async (at: Db, table: string): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} order by id`.execute(at);
  return rows.map(({ id }) => id);
};

type Edit = (at: Db, random: Random) => Promise<unknown>;

/** A few consecutive ids of a table, chosen at random for each edit. */
export const some = async (
  at: Db,
  table: string,
  random: Random,
  atMost: number,
): Promise<string[]> => {
  const all = await idsOf(at, table);
  const start = random.int(0, all.length - 1);
  return all.slice(start, start + random.int(1, atMost));
};

export const anyOf = (given: readonly string[]) => sql`any(${given}::bigint[])`;

/** Changes of random products by what their numbers depend on. */
const edits: Readonly<Record<string, Edit>> = {
  status: async (at, random) =>
    sql`
    update variations set status = ${random.pick(['1', '2'])}
    where id = ${anyOf(await some(at, 'variations', random, 20))}`.execute(at),
  price: async (at, random) =>
    sql`
    update variations set price = ${random.int(0, 1)}
    where id = ${anyOf(await some(at, 'variations', random, 5))}`.execute(at),
  images: async (at, random) =>
    sql`
    delete from variation_images
    where variation_id = ${anyOf(await some(at, 'variations', random, 5))}`.execute(at),
  tags: async (at, random) =>
    sql`
    delete from variation_tags
    where variation_id = ${anyOf(await some(at, 'variations', random, 5))}`.execute(at),
  newTags: async (at, random) =>
    sql`
    insert into variation_tags (variation_id, tag_id)
    select v.id, t.id from variations v cross join (
      select id from tags where type = 'product' order by id limit 1) t
    where v.id = ${anyOf(await some(at, 'variations', random, 5))}
    on conflict do nothing`.execute(at),
  otherTags: async (at, random) =>
    sql`
    update variation_tags x set tag_id = (
      select max(id) from tags where type = 'product')
    where variation_id = ${anyOf(await some(at, 'variations', random, 5))} and tag_id = (
      select min(tag_id) from variation_tags o where o.variation_id = x.variation_id)
      and not exists (
        select from variation_tags o where o.variation_id = x.variation_id and o.tag_id = (
          select max(id) from tags where type = 'product'))`.execute(at),
  values: async (at, random) =>
    sql`
    update variation_attributes set value = ${random.pick(['', 'Wert'])}
    where variation_id = ${anyOf(await some(at, 'variations', random, 10))}`.execute(at),
  newValues: async (at, random) =>
    sql`
    insert into variation_attributes (variation_id, group_id, attr_id, value)
    select v.id, i.group_id, i.attr_id, coalesce(${random.pick([null, 'Wert'])}, (
      select upper(o.name) from attribute_options o where o.attr_id = i.attr_id
      order by o.id limit 1), '')
    from variations v cross join attribute_group_items i
    where v.id = ${anyOf(await some(at, 'variations', random, 5))}
    on conflict do nothing`.execute(at),
  options: async (at, random) =>
    sql`
    update variation_attributes x set option_id = (
      select max(o.id) from attribute_options o
      where o.attr_id = x.attr_id and ${random.chance(0.5)})
    where variation_id = ${anyOf(await some(at, 'variations', random, 10))}`.execute(at),
  otherOptions: async (at, random) =>
    sql`
    update variation_combinations x set attr_id = o.attr_id, option_id = o.id
    from attribute_options o
    where o.id = ${anyOf(await some(at, 'attribute_options', random, 1))}
      and x.id = ${anyOf(await some(at, 'variation_combinations', random, 1))}
      and not exists (
        select from variation_combinations c
        where c.variation_id = x.variation_id and c.attr_id = o.attr_id)`.execute(at),
  lostValues: async (at, random) =>
    sql`
    delete from variation_attributes
    where variation_id = ${anyOf(await some(at, 'variations', random, 3))}`.execute(at),
  required: async (at, random) =>
    sql`
    update attributes set is_required = not is_required
    where id = ${anyOf(await some(at, 'attributes', random, 3))}`.execute(at),
  waived: async (at, random) =>
    sql`
    insert into attribute_family_attributes (family_id, group_id, attr_id, is_required)
    select g.family_id, g.group_id, i.attr_id, ${random.chance(0.5)}
    from attribute_family_groups g join attribute_group_items i on i.group_id = g.group_id
    where g.family_id = ${anyOf(await some(at, 'attribute_families', random, 1))}
    order by i.attr_id limit 2
    on conflict (family_id, group_id, attr_id) do update set is_required = excluded.is_required
  `.execute(at),
  groups: async (at, random) =>
    sql`
    delete from attribute_family_groups
    where id = ${anyOf(await some(at, 'attribute_family_groups', random, 1))}
      and (select count(*) from attribute_family_groups) > 3`.execute(at),
  families: async (at, random) =>
    sql`
    update parent_products set family_id = (select min(family_id) from parent_products)
    where id = ${anyOf(await some(at, 'parent_products', random, 2))}`.execute(at),
  manufacturers: async (at, random) =>
    sql`
    update parent_products set manufacturer_id = (
      select id from manufacturers order by id offset ${random.int(0, 5)} limit 1)
    where id = ${anyOf(await some(at, 'parent_products', random, 2))}`.execute(at),
  unlinked: async (at, random) =>
    sql`
    delete from parent_product_categories
    where parent_id = ${anyOf(await some(at, 'parent_products', random, 2))}`.execute(at),
  linked: async (at, random) =>
    sql`
    insert into parent_product_categories (parent_id, category_id)
    select p.id, c.id from parent_products p cross join categories c
    where p.id = ${anyOf(await some(at, 'parent_products', random, 3))}
      and c.id = ${anyOf(await some(at, 'categories', random, 3))}
    on conflict do nothing`.execute(at),
  relinked: async (at, random) =>
    sql`
    update parent_product_categories x set category_id = c.id
    from (select id from categories where id = ${anyOf(await some(at, 'categories', random, 1))}) c
    where x.parent_id = ${anyOf(await some(at, 'parent_products', random, 2))}
      and x.category_id = (
        select min(o.category_id) from parent_product_categories o where o.parent_id = x.parent_id)
      and not exists (
        select from parent_product_categories o
        where o.parent_id = x.parent_id and o.category_id = c.id)`.execute(at),
  moved: async (at, random) =>
    sql`
    update categories set parent_id = (
      select id from categories where level = 1 order by id desc
      offset ${random.int(0, 1)} limit 1)
    where level = 2 and id = ${anyOf(await some(at, 'categories', random, 5))}`.execute(at),
  newRoots: async (at, random) =>
    sql`
    insert into categories (name, slug, level) select x, x, 1
    from (select ${`root-${random.int(1, 1_000_000_000)}`}::text as x) y
    on conflict do nothing`.execute(at),
  excluded: async (at, random) =>
    sql`
    delete from vendor_products i
    where id = ${anyOf(await some(at, 'vendor_products', random, 3))} and not exists (
      select from vendor_products o
      where o.source_vendor_id = i.vendor_id and o.variation_id = i.variation_id)`.execute(at),
  copied: async (at, random) =>
    sql`
    insert into variations (parent_id, name, slug, sku, price, status)
    select parent_id, name, slug || x, left(sku, 60) || x, price, status
    from variations cross join (
      select '-' || ${random.int(1, 1_000_000_000)}::text as x) y
    where id = ${anyOf(await some(at, 'variations', random, 4))} and sample_of_id is null
    on conflict do nothing`.execute(at),
  deleted: async (at, random) =>
    sql`
    delete from variations v
    where id = ${anyOf(await some(at, 'variations', random, 4))} and sample_of_id is null
      and not exists (select from vendor_products i where i.variation_id = v.id)`.execute(at),
  deletedParents: async (at, random) =>
    sql`
    delete from parent_products p
    where id = ${anyOf(await some(at, 'parent_products', random, 2))} and not exists (
      select from vendor_products i join variations v on v.id = i.variation_id
      where v.parent_id = p.id)`.execute(at),
};

export const editKinds = Object.keys(edits);

export const edit = (at: Db, kind: string, random: Random) => edits[kind]?.(at, random);
