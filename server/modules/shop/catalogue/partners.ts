import { sql } from 'kysely';
import type { Partner, Showroom } from '#contract/generated/shopSchema.ts';
import type { Partner as Kind } from '#contract/rules/people/profile.ts';
import type { Db } from '#server/db/database.ts';
import { nameOf, roleOf } from '#server/modules/people/networks/partners.ts';
import { tableOf } from '#server/modules/people/profiles/visibility.ts';
import { optionalPictureOf, type PictureRow, pictureOf } from './pictures.ts';

type ShowroomRow = Omit<Showroom, 'pictures'> & { pictures: PictureRow[] };
type PartnerRow = Omit<Partner, 'logo' | 'showrooms'> & {
  logo: string | null;
  showrooms: ShowroomRow[];
};

const showroomsOf = (kind: Kind) => sql`coalesce((
  select jsonb_agg(jsonb_build_object('id', h.id::text, 'name', h.name, 'street', h.street,
    'post_code', h.post_code, 'city', h.city, 'phone', h.phone, 'email', h.email,
    'description', h.description, 'closedFrom', to_char(h.closed_from, 'YYYY-MM-DD'),
    'closedTo', to_char(h.closed_to, 'YYYY-MM-DD'),
    'openingHours', coalesce((
      select jsonb_agg(jsonb_build_object('day', o.day, 'opens', o.opens, 'closes', o.closes)
        order by o.sort_index)
      from showroom_opening_hours o where o.showroom_id = h.id), '[]'),
    'pictures', coalesce((
      select jsonb_agg(jsonb_build_object('filename', x.filename, 'alt', x.alt) order by x.sort_index)
      from showroom_pictures x where x.showroom_id = h.id), '[]'))
    order by lower(h.name), h.id)
  from showrooms h where h.${sql.id(`${kind}_id`)} = t.id), '[]')`;

/**
 * The partners with a public profile, in the order of their ids: a suspended one is never visible.
 * @param ids only these
 */
export const shownPartners = async (
  db: Db,
  kind: Kind,
  { ids, after = null, first }: { ids?: readonly string[]; after?: string | null; first: number },
): Promise<Partner[]> => {
  const among = ids === undefined ? sql`true` : sql`t.id = any(${ids}::bigint[])`;
  const { rows } = await sql<PartnerRow>`
    select t.id::text as id, ${kind}::text as kind, ${nameOf(kind, 't')} as name,
      ${roleOf(kind, 't')} as role, coalesce(t.description, '') as description, t.logo,
      coalesce(t.city, '') as city, ${showroomsOf(kind)} as showrooms
    from ${sql.table(tableOf[kind])} t
    where t.is_visible and t.id > ${after ?? '0'}::bigint and ${among}
    order by t.id limit ${first}`.execute(db);
  return rows.map(({ logo, showrooms, ...row }) => ({
    ...row,
    logo: optionalPictureOf(logo, row.name),
    showrooms: showrooms.map(({ pictures, ...showroom }) => ({
      ...showroom,
      pictures: pictures.map(pictureOf),
    })),
  }));
};
