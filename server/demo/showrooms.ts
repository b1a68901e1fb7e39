import { sql } from 'kysely';
import type { Trx } from '#server/db/database.ts';
import { jsonb } from '#server/db/jsonb.ts';
import news from './content/news.json' with { type: 'json' };
import content from './content/showrooms.json' with { type: 'json' };

/**
 * Inserts a showroom for every partner, and a second one in a different city for partners with an
 * account; the first showroom of each account has pictures of products.
 */
export const insertShowrooms = async (trx: Trx): Promise<void> => {
  await sql`
    with partners as (
      select m.id as manufacturer_id, null::bigint as vendor_id, m.email,
        m.id in (select manufacturer_id from users) as has_account
      from manufacturers m
      union all
      select null, v.id, v.email, v.id in (select vendor_id from users) from vendors v
    ), numbered as (
      select p.*, row_number() over (order by manufacturer_id, vendor_id)::int as n from partners p
    ), rooms as (
      select p.*, p.n + 3 * room.n as place, room.n as room from numbered p
      cross join lateral generate_series(0, case when p.has_account then 1 else 0 end) room (n)
    ), made as (
      insert into showrooms (manufacturer_id, vendor_id, name, street, post_code, city, phone, email,
        description, closed_from, closed_to, closed_reason)
      select r.manufacturer_id, r.vendor_id, 'Ausstellung ' || (x.place ->> 'city'),
        x.place ->> 'street', x.place ->> 'post_code', x.place ->> 'city', x.place ->> 'phone',
        r.email, ${jsonb(content.texts)} ->> (r.place % ${content.texts.length}::int),
        case when r.room = 1 then current_date + 20 end, case when r.room = 1 then current_date + 34 end,
        case when r.room = 1 then 'Umbau' else '' end
      from rooms r, lateral (
        select ${jsonb(content.places)} -> (r.place % ${content.places.length}::int) as place) x
      order by r.n, r.room
      returning id
    )
    insert into showroom_opening_hours (showroom_id, sort_index, day, opens, closes)
    select made.id, w.n - 1, (w.span ->> 0)::int, w.span ->> 1, w.span ->> 2
    from made, jsonb_array_elements(
      ${jsonb(content.weeks)} -> (made.id % ${content.weeks.length}::int)::int) with ordinality w (span, n)
    `.execute(trx);
  await showPictures(trx);
};

/**
 * Adds three pictures to the first showroom of each partner with an account; the partner then owns
 * them.
 */
const showPictures = (trx: Trx) =>
  sql`
    with rooms as (
      select min(s.id) as id, u.user_id,
        row_number() over (order by min(s.id))::int as n
      from showrooms s join lateral (
        select min(id) as user_id from users
        where manufacturer_id = s.manufacturer_id or vendor_id = s.vendor_id) u
        on u.user_id is not null
      group by s.manufacturer_id, s.vendor_id, u.user_id
    ), pictures as (
      select filename, row_number() over (order by id desc)::int as n from uploads
      where user_id is null order by id desc limit 3 * (select count(*) from rooms)
    ), shown as (
      select r.id, r.user_id, p.filename, (p.n - 1) % 3 as place
      from rooms r join pictures p on (p.n - 1) / 3 + 1 = r.n
    ), taken as (
      update uploads set user_id = shown.user_id from shown where uploads.filename = shown.filename
    )
    insert into showroom_pictures (showroom_id, sort_index, filename)
    select id, place, filename from shown`.execute(trx);

/** Inserts news of the manufacturers with accounts; the last item is a draft. */
export const insertNews = async (trx: Trx): Promise<void> => {
  await sql`
    insert into news (manufacturer_id, title, text, link, status, published_at, updated_at)
    select m.id, x.title, x.text, x.link, case when x."daysAgo" is null then '2' else '1' end,
      now() - make_interval(days => x."daysAgo"), now() - make_interval(days => coalesce(x."daysAgo", 1))
    from manufacturers m, jsonb_to_recordset(${jsonb(news)})
      as x (title text, text text, link text, "daysAgo" int)
    where m.id in (select manufacturer_id from users where password_hash is not null)
    order by m.id, x."daysAgo" desc nulls last`.execute(trx);
  await sql`
    insert into notifications (user_id, kind, params, created_at, read_at)
    select u.id, 'newsPublished', jsonb_build_object('company', m.company_name, 'title', n.title),
      n.published_at, case when n.published_at < now() - interval '3 days' then n.published_at end
    from news n join manufacturers m on m.id = n.manufacturer_id
    join vendors v on exists (
      select from vendor_products i join variations p on p.id = i.variation_id
      join parent_products pp on pp.id = p.parent_id
      where i.vendor_id = v.id and pp.manufacturer_id = m.id)
    join users u on u.vendor_id = v.id
    where n.status = '1' order by n.published_at, u.id`.execute(trx);
};
