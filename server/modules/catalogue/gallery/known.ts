import { sql } from 'kysely';
import type { KnownPicture } from '#contract/generated/schema.ts';
import type { SentPictures } from '#contract/rules/catalogue/picture.ts';
import type { Db } from '#server/db/database.ts';
import { jsonb } from '#server/db/jsonb.ts';
import { colleaguesOf } from '#server/db/owner.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { own } from '#server/modules/catalogue/variations/filter.ts';

/** Unused uploads are deleted after a day, so uploads close to that age do not count. */
const reliableFor = sql`interval '12 hours'`;

/**
 * Looks up which files the store already has before they are sent, so that repeating an interrupted
 * upload neither sends nor stores anything twice. Damaged pictures do not count, as in
 * `attachPictures`.
 */
export const knownPictures = async (
  db: Db,
  viewer: Viewer,
  pictures: SentPictures,
): Promise<KnownPicture[]> => {
  const ownShown = sql`select i.variation_id, i.filename from variation_images i
    join variations v on v.id = i.variation_id and ${own(viewer)}`;
  const { rows } = await sql<KnownPicture>`
    with given as (
      select x.place, x.digest, x.variation_id
      from jsonb_to_recordset(${jsonb(pictures.map((each, place) => ({ ...each, place })))})
        as x(place integer, digest text, variation_id bigint)),
    same as (
      select g.place, g.variation_id, u.id, u.filename, u.digest, u.user_id, u.used_at, u.created_at
      from given g join uploads u on u.sent_digest = g.digest and not u.is_broken)
    select
      (select s.filename from same s
        where s.place = g.place
          and (s.used_at is not null or s.created_at > now() - ${reliableFor})
          and (s.user_id in ${colleaguesOf(viewer)}
            or s.filename in (select o.filename from (${ownShown}) o where o.filename = s.filename))
        order by s.used_at is null, s.id limit 1) as filename,
      exists (
        select 1 from same s where s.place = g.place and case
          when g.variation_id is null then s.used_at is not null
          else exists (
            select 1 from (${ownShown}) o join uploads d on d.filename = o.filename
            where o.variation_id = g.variation_id and d.digest = s.digest and not d.is_broken)
          end) as "isThere"
    from given g order by g.place`.execute(db);
  return rows;
};
