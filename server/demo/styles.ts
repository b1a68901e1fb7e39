import { sql } from 'kysely';
import { slugify } from '#contract/slug.ts';
import type { Trx } from '#server/db/database.ts';
import { jsonb } from '#server/db/jsonb.ts';
import content from './content/styles.json' with { type: 'json' };

type Shape = keyof typeof content.alt;

/** A room picture with that shape, already in the gallery. */
const roomWith = (shape: string) => sql<string>`(
  select filename from variation_images where filename like ${`demo-${shape}-%-2-%`}
  order by id limit 1)`;

/**
 * Inserts styles of partners and the marketplace, their categories, and the sections of the
 * website's page of styles.
 */
export const insertStyles = async (trx: Trx): Promise<void> => {
  for (const [sort_index, { name, slug, shape }] of content.categories.entries()) {
    await trx
      .insertInto('style_categories')
      .values({ name, slug, sort_index, picture: roomWith(shape) })
      .execute();
  }
  await trx
    .insertInto('tags')
    .values(content.tags.map((name) => ({ name, type: 'style' })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  for (const [n, style] of content.styles.entries()) await insertStyle(trx, n, style);
  await linkProducts(trx);
  await insertSections(trx);
};

/**
 * Inserts a style: partners with an account take turns, and every fifth style is the marketplace's;
 * some are drafts.
 */
const insertStyle = async (
  trx: Trx,
  n: number,
  { title, shape, category, text }: (typeof content.styles)[number],
): Promise<void> => {
  const { slug } = content.categories[category] ?? { slug: '' };
  await sql`
    with partners as (
      select manufacturer_id, vendor_id, row_number() over (order by min(id))::int - 1 as n,
        count(*) over ()::int as total
      from users where num_nonnulls(manufacturer_id, vendor_id) = 1
      group by manufacturer_id, vendor_id
    ), owner as (
      select * from partners where n = ${n}::int % total and ${n}::int % 5 <> 4
    ), made as (
      insert into styles (manufacturer_id, vendor_id, title, slug, short_desc, description,
        category_id, status, current_step)
      select (select manufacturer_id from owner), (select vendor_id from owner), ${title},
        ${slugify(title)}, ${text}, ${`${text} Alle gezeigten Stücke sind einzeln erhältlich.`},
        (select id from style_categories where slug = ${slug}),
        ${n % 4 === 3 ? '2' : '1'}, 5
      returning id
    ), shown as (
      insert into style_images (style_id, sort_index, filename, alt, main)
      select made.id, 0, ${roomWith(shape)}, ${content.alt[shape as Shape]}, true from made
    )
    insert into style_tags (style_id, tag_id)
    select made.id, t.id from made, tags t
    where t.type = 'style' and t.name = ${content.tags[n % content.tags.length] ?? ''}`.execute(
    trx,
  );
};

/** Links six products that the style's owner may link. */
const linkProducts = (trx: Trx) =>
  sql`
    insert into style_products (style_id, variation_id, sort_index)
    select t.id, v.id, row_number() over (partition by t.id order by v.id) - 1
    from styles t left join vendors d on d.id = t.vendor_id
    cross join lateral (
      select x.id from variations x
      where x.status = '1' and x.sample_of_id is null and case
        when t.manufacturer_id is not null then x.parent_id in (
          select p.id from parent_products p where p.manufacturer_id = t.manufacturer_id)
        when d.account_type = 'account_pro' then x.id in (
          select i.variation_id from vendor_products i
          where i.vendor_id = t.vendor_id and i.status = '1')
        else true end
      order by (x.id * 7919 + t.id * 104729) % 1009, x.id limit 6) v`.execute(trx);

const insertSections = async (trx: Trx): Promise<void> => {
  for (const [sort_index, section] of content.sections.entries()) {
    const { name, slug, shape, text, isPublished } = section;
    const { id } = await trx
      .insertInto('style_sections')
      .values({ name, slug, sort_index, status: isPublished ? '1' : '2' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const alt = content.alt[shape as Shape];
    await sql`
      with made as (
        insert into style_blocks (section_id, sort_index, kind, title, text, picture, picture_alt)
        select ${id}, x.n - 1, x.block ->> 'kind', x.block ->> 'title', x.block ->> 'text',
          case when x.block ->> 'kind' = 'picture' then ${roomWith(shape)} end,
          case when x.block ->> 'kind' = 'picture' then ${alt} else '' end
        from jsonb_array_elements(${jsonb([
          { kind: 'picture', title: name, text },
          { kind: 'products', title: 'Passend dazu', text: '' },
        ])}) with ordinality x (block, n)
        returning id, kind
      )
      insert into style_block_products (block_id, variation_id, sort_index)
      select made.id, v.id, row_number() over (order by v.id) - 1 from made
      cross join lateral (
        select x.id from variations x join variation_images i on i.variation_id = x.id
        where i.filename like ${`demo-${shape}-%-1-%`} and x.status = '1' and x.sample_of_id is null
        order by x.id limit 8) v
      where made.kind = 'products'`.execute(trx);
  }
};
