import { sql } from 'kysely';
import type { NetworkRepresentative, PartnerProfile } from '#contract/generated/schema.ts';
import { placeOf } from '#contract/regions/place.ts';
import { isWithin, type Region } from '#contract/regions/region.ts';
import { type Partner, socialMedia } from '#contract/rules/people/profile.ts';
import type { Db, SqlFragment } from '#server/db/database.ts';
import { notFound } from '#server/errors/domainError.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { tableOf } from '#server/modules/people/profiles/visibility.ts';
import { regionsOf } from './connections.ts';
import { publicFields, requestWith } from './network.ts';
import { isOpen, meOf } from './partners.ts';

/** Number of news items on a partner's page. */
const newsShown = 20;

const list = (object: SqlFragment, from: SqlFragment, order: SqlFragment) => sql`coalesce((
  select jsonb_agg(${object} order by ${order}) from ${from}), '[]')`;

const owner = (kind: Partner, alias: string) => sql.ref(`${alias}.${kind}_id`);

const filesOf = (kind: Partner) =>
  list(
    sql`jsonb_build_object('kind', f.kind, 'file', f.file, 'picture', f.picture, 'title', f.title,
      'originName', d.origin_name)`,
    sql`profile_files f left join files d on d.name = f.file where ${owner(kind, 'f')} = p.id`,
    sql`f.kind, f.sort_index`,
  );

const showroomsOf = (kind: Partner) => {
  const today = sql`(now() at time zone 'Europe/Berlin')::date`;
  const closed = (column: string) => sql`case when s.closed_to >= ${today}
    then to_char(${sql.ref(`s.${column}`)}, 'YYYY-MM-DD') end`;
  return list(
    sql`jsonb_build_object('id', s.id::text, 'name', s.name, 'street', s.street,
      'post_code', s.post_code, 'city', s.city, 'description', s.description,
      'closedFrom', ${closed('closed_from')}, 'closedTo', ${closed('closed_to')},
      'picture', (select i.filename from showroom_pictures i where i.showroom_id = s.id
        order by i.sort_index limit 1),
      'openingHours', ${list(
        sql`jsonb_build_object('day', h.day, 'opens', h.opens, 'closes', h.closes)`,
        sql`showroom_opening_hours h where h.showroom_id = s.id`,
        sql`h.sort_index`,
      )})`,
    sql`showrooms s where ${owner(kind, 's')} = p.id`,
    sql`lower(s.name), s.id`,
  );
};

const representatives = list(
  sql`jsonb_build_object('id', r.id::text, 'name', r.name || ' ' || r.surname,
    'position', r.position, 'email', r.email, 'phone', r.phone, 'picture', r.picture,
    'regions', ${list(
      sql`jsonb_build_object('type', g.type, 'value', g.value)`,
      sql`representative_regions g where g.representative_id = r.id`,
      sql`g.sort_index`,
    )})`,
  sql`representatives r where r.manufacturer_id = p.id`,
  sql`r.sort_index, r.id`,
);

const news = list(
  sql`jsonb_build_object('id', n.id::text, 'manufacturerId', p.id::text, 'company', p.name,
    'title', n.title, 'text', n.text, 'link', n.link,
    'picture', n.picture, 'publishedAt', n.published_at)`,
  sql`(select * from news where manufacturer_id = p.id and status = '1'
    order by published_at desc limit ${sql.lit(newsShown)}) n`,
  sql`n.published_at desc`,
);

const links = sql`(
  select jsonb_object_agg(x.name, coalesce(p.social_media_links ->> x.name, ''))
  from unnest(${sql.lit(`{${socialMedia.join()}}`)}::text[]) x (name))`;

/**
 * The profile of a partner as the viewer sees it: contact details, representatives and news only
 * once connected.
 */
export const partnerProfile = async (
  db: Db,
  viewer: Viewer,
  kind: Partner,
  id: string,
): Promise<PartnerProfile> => {
  const me = meOf(viewer);
  // manufacturers do not see each other
  if (kind === 'manufacturer' && me.kind === 'manufacturer') throw notFound();
  const isMaker = kind === 'manufacturer';
  const open = { ...publicFields(me, kind), connection: requestWith(me, kind, sql`t.status`) };
  const fields = Object.entries(open).map(([name, value]) => sql`${value} as ${sql.id(name)}`);
  const connected = (value: SqlFragment, otherwise: SqlFragment) =>
    sql`case when p.connection = 'approved' then ${value} else ${otherwise} end`;
  const none = sql`'[]'::jsonb`;
  const { rows } = await sql<PartnerProfile & { ownPostcode: string | null }>`
    select p.id::text, p.kind, p.name, p.role, p.logo, p.description, p.category,
      p."productCategories", p.post_code, p.city, p.products, p.state, p."requestId", p.service_offering, p.awards,
      ${links} as social_media_links, ${filesOf(kind)} as files, ${showroomsOf(kind)} as showrooms,
      coalesce(${connected(requestWith(me, kind, regionsOf('t')), none)}, '[]') as regions,
      ${connected(sql`p.email`, sql`null`)} as email,
      ${connected(sql`p.phone`, sql`null`)} as phone,
      ${connected(sql`p.street`, sql`null`)} as street,
      ${isMaker ? connected(representatives, none) : none} as representatives,
      ${isMaker ? connected(news, none) : none} as news,
      (select m.post_code from ${sql.table(tableOf[me.kind])} m where m.id = ${me.id})
        as "ownPostcode"
    from (
      select p.id, p.email, p.phone, p.street, p.social_media_links,
        ${isMaker ? sql`''` : sql`p.service_offering`} as service_offering,
        ${isMaker ? sql`''` : sql`p.awards`} as awards, ${sql.join(fields)}
      from ${sql.table(tableOf[kind])} p where p.id = ${id} and ${isOpen(kind, 'p')}
    ) p`.execute(db);
  const [row] = rows;
  if (!row || (me.kind === kind && me.id === id)) throw notFound();
  const { ownPostcode, ...profile } = row;
  return { ...profile, representatives: nearestFirst(row.representatives, ownPostcode) };
};

/** Representatives for the postcode first, then the others, each in the manufacturer's order. */
const nearestFirst = (
  all: readonly NetworkRepresentative[],
  postcode: string | null,
): NetworkRepresentative[] => {
  if (postcode === null || !/^\d{5}$/.test(postcode)) return [...all];
  const place = placeOf(postcode);
  const isNear = ({ regions }: NetworkRepresentative) => isWithin(regions as Region[], place);
  return [...all.filter(isNear), ...all.filter((each) => !isNear(each))];
};
