import { type RawBuilder, sql } from 'kysely';
import type { PicturesFilter } from '#contract/rules/catalogue/picture.ts';
import type { Db } from '#server/db/database.ts';
import { countOf, idsOf, pageOf, type Rows } from '#server/db/page.ts';
import { containing, wordsOf } from '#server/db/search.ts';
import type { Picture } from '#server/generated/graphql.ts';
import { notFound } from '#server/graphql/errors.ts';
import type { ListSource } from '#server/graphql/list.ts';

const shownUses = 50;

/** Every record that shows picture `t`: `kind`, `id`, `name`, `sku`. */
const uses = sql`
  select 'variation' as kind, v.id, v.name, v.sku
  from variation_images i join variations v on v.id = i.variation_id where i.filename = t.filename
  union all select 'category', c.id, c.name, '' from categories c where c.avatar = t.filename
  union all select 'option', o.id, o.name, '' from attribute_options o
    where o.switch_type = 'image' and o.value = t.filename
  union all select 'optionGroup', g.id, g.name, '' from attribute_option_groups g
    where g.image = t.filename
  union all select 'menuItem', m.id, m.name, '' from menu_items m
    where t.filename in (m.image, m.mobile_image)
      or exists (select from menu_item_brands b where b.item_id = m.id and b.image = t.filename)
  union all select 'banner', b.id, b.name, '' from website_banners b
    where t.filename in (b.picture, b.mobile_picture)
  union all select 'blogPost', p.id, p.title, '' from blog_posts p where p.picture = t.filename
  union all select 'blogPost', p.id, p.title, '' from blog_posts p
    where p.body_pictures ? t.filename and p.picture is distinct from t.filename
  union all select 'style', s.id, s.title, '' from style_images i
    join styles s on s.id = i.style_id where i.filename = t.filename
  union all select 'styleCategory', k.id, k.name, '' from style_categories k
    where k.picture = t.filename
  union all select 'affiliateProduct', a.id, a.title, a.external_id from affiliate_products a
    where a.picture = t.filename
  union all select distinct 'styleSection', n.id, n.name, '' from style_blocks b
    join style_sections n on n.id = b.section_id where b.picture = t.filename`;

const isUsed = sql`exists (${uses})`;

/** How many records show picture `t`, including logos, portraits and what is not yet saved. */
export const useCount = sql<number>`((select count(*) from (${uses}) n)
  + (select count(*) from manufacturers where t.filename in (logo, logo_source, avatar))
  + (select count(*) from vendors where t.filename in (logo, logo_source, avatar))
  + (select count(*) from profile_files where picture = t.filename)
  + (select count(*) from representatives where picture = t.filename)
  + (select count(*) from showroom_pictures where filename = t.filename)
  + (select count(*) from news where picture = t.filename)
  + (select count(*) from blog_post_drafts d
    where d.pictures ? t.filename or d.content ->> 'picture' = t.filename))::int`;

/** Alternative text of picture `t`: from a variation, or else its own. */
export const shownAlt = sql<string>`coalesce((
  select i.alt from variation_images i where i.filename = t.filename and i.alt <> ''
  order by i.id limit 1), t.alt)`;

const lacksAlt = sql`exists (
  select 1 from variation_images i where i.filename = t.filename and i.alt = '')`;

const hasDuplicate = sql`exists (
  select 1 from uploads d where d.digest = t.digest and d.id <> t.id)`;

const conditions: Record<Exclude<PicturesFilter['use'], 'all'>, RawBuilder<unknown>> = {
  used: isUsed,
  unused: sql`not ${isUsed}`,
  duplicate: hasDuplicate,
  noAlt: lacksAlt,
  broken: sql`t.is_broken`,
};

/** Conditions of a list's filters. */
const matching = ({ ids, name, use }: PicturesFilter): Rows => {
  const where: RawBuilder<unknown>[] = [];
  if (ids) where.push(sql`t.id = any(${ids}::bigint[])`);
  for (const word of wordsOf(name ?? '')) {
    const part = containing(word);
    where.push(sql`(t.origin_name ilike ${part} or t.alt ilike ${part} or t.filename in (
      select i.filename from variation_images i join variations v on v.id = i.variation_id
      where i.alt ilike ${part} or v.name ilike ${part} or v.sku ilike ${part}))`);
  }
  if (use !== 'all') where.push(conditions[use]);
  return { table: 'uploads', where };
};

/** Ids of those that match. */
export const matchingPictures = (filter: PicturesFilter): RawBuilder<unknown> =>
  idsOf(matching(filter));

const sortColumns: Record<PicturesFilter['sort'], RawBuilder<unknown>> = {
  createdAt: sql`t.created_at`,
  originName: sql`lower(t.origin_name)`,
  id: sql`t.id`,
};

/** Sorts duplicates together, at the position of the newest of them. */
const newestOfContent = sql`(select max(d.id) from uploads d where d.digest = t.digest)`;

/** Pictures whose ids `page` selects, in its order. */
const picturesOf = async (db: Db, page: RawBuilder<unknown>): Promise<Picture[]> => {
  const { rows } = await sql<Picture>`
    select t.id, t.filename, t.origin_name as "originName", t.bytes, t.width, t.height, t.version,
      to_json(t.created_at) #>> '{}' as "createdAt",
      ${shownAlt} as alt,
      (select count(*)::int from (${uses}) n) as "useCount",
      (select count(*)::int from uploads d where d.digest = t.digest and d.id <> t.id) as duplicates,
      (select coalesce(json_agg(json_build_object(
          'kind', u.kind, 'id', u.id, 'name', u.name, 'sku', u.sku)), '[]')
        from (select * from (${uses}) a order by a.kind desc, lower(a.name), a.id
          limit ${shownUses}) u) as uses
    from (${page}) x join uploads t on t.id = x.id order by x.n`.execute(db);
  return rows;
};

export const listPictures = async (
  db: Db,
  filter: PicturesFilter,
): Promise<ListSource<Picture>> => {
  const rows = matching(filter);
  const column = filter.use === 'duplicate' ? newestOfContent : sortColumns[filter.sort];
  return {
    results: await picturesOf(db, pageOf(rows, column, filter)),
    total: () => countOf(db, rows),
  };
};

export const pictureById = async (db: Db, id: string): Promise<Picture> => {
  const [picture] = await picturesOf(db, sql`select ${id}::bigint as id, 1 as n`);
  if (!picture) throw notFound();
  return picture;
};
