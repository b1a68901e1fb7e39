import { type RawBuilder, sql } from 'kysely';
import type { Picture } from '#contract/generated/schema.ts';
import type { PicturesFilter } from '#contract/rules/catalogue/picture.ts';
import type { Db, SqlFragment } from '#server/db/database.ts';
import { moment } from '#server/db/moment.ts';
import {
  countOf,
  directionOf,
  idsIn,
  idsOf,
  pageOf,
  pageOfIds,
  type Rows,
} from '#server/db/page.ts';
import { prepared } from '#server/db/prepared.ts';
import { notFound } from '#server/errors/domainError.ts';
import type { ListSource } from '#server/graphql/list.ts';
import type { Contributions } from '#server/modules/module.ts';
import { countSearched, isFound, pageOfFound, searchedIds } from './search.ts';

const shownUses = 50;

/** The uses of pictures contributed by modules of higher domains. */
export type PictureUses = Pick<Contributions, 'pictureUses' | 'pictureHolds'>;

/** As many as are shown, because thousands of variations may have the same picture. */
const ofVariations = sql`
  select 'variation' as kind, v.id, v.name, v.sku from (
    select i.variation_id from variation_images i where i.filename = t.filename
    order by i.variation_id limit ${sql.lit(shownUses)}) x
  join variations v on v.id = x.variation_id`;

/** The records other than variations that show picture `t`, by kind: `kind`, `id`, `name`, `sku`. */
const ofOthers = ({ pictureUses }: PictureUses): readonly SqlFragment[] => [
  sql`select 'category', c.id, c.name, '' from categories c where c.avatar = t.filename`,
  sql`select 'option', o.id, o.name, '' from attribute_options o
    where o.switch_type = 'image' and o.value = t.filename`,
  sql`select 'optionGroup', g.id, g.name, '' from attribute_option_groups g
    where g.image = t.filename`,
  ...pictureUses,
];

/** The records that show picture `t`, and only the first {@link shownUses} variations. */
const firstUses = (given: PictureUses): SqlFragment =>
  sql.join([ofVariations, ...ofOthers(given)], sql` union all `);

/** All records that show picture `t`, by kind; conditions and numbers need no names of variations. */
const eachUse = (given: PictureUses): readonly SqlFragment[] => [
  sql`select 'variation', i.variation_id, '', '' from variation_images i where i.filename = t.filename`,
  ...ofOthers(given),
];

const allUses = (given: PictureUses): SqlFragment =>
  sql.join([...eachUse(given)], sql` union all `);

/** Number of records that show picture `t`, including logos, portraits and unsaved drafts. */
export const useCount = (given: PictureUses): RawBuilder<number> => {
  const counts = [allUses(given), ...given.pictureHolds].map(
    (rows) => sql`(select count(*) from (${rows}) n)`,
  );
  return sql<number>`(${sql.join(counts, sql` + `)})::int`;
};

/** Alternative text of picture `t`: from a variation, or else its own. */
export const shownAlt = sql<string>`coalesce((
  select i.alt from variation_images i where i.filename = t.filename and i.alt <> ''
  order by i.id limit 1), t.alt)`;

const lacksAlt = sql`exists (
  select 1 from variation_images i where i.filename = t.filename and i.alt = '')`;

const hasDuplicate = sql`exists (
  select 1 from uploads d where d.digest = t.digest and d.id <> t.id)`;

const conditionsOf = (
  given: PictureUses,
): Record<Exclude<PicturesFilter['use'], 'all'>, RawBuilder<unknown>> => ({
  used: sql`exists (${allUses(given)})`,
  // each kind for itself, so that a whole table is compared at once
  unused: sql.join(
    eachUse(given).map((uses) => sql`not exists (${uses})`),
    sql` and `,
  ),
  duplicate: hasDuplicate,
  noAlt: lacksAlt,
  broken: sql`t.is_broken`,
});

/** Conditions of a list's filters. */
const matching = (filter: PicturesFilter, given: PictureUses): Rows => {
  const where = conditionsBesideName(filter, given);
  if (filter.name) where.push(isFound(filter.name));
  return { table: 'uploads', where };
};

const conditionsBesideName = ({ ids, use }: PicturesFilter, given: PictureUses): SqlFragment[] => {
  const where: SqlFragment[] = [];
  if (ids) where.push(sql`t.id = any(${ids}::bigint[])`);
  if (use !== 'all') where.push(conditionsOf(given)[use]);
  return where;
};

/** Ids of the matching pictures. */
export const matchingPictures = (filter: PicturesFilter, given: PictureUses): RawBuilder<unknown> =>
  idsOf(matching(filter, given));

const sortColumns: Record<PicturesFilter['sort'], RawBuilder<unknown>> = {
  createdAt: sql`t.created_at`,
  originName: sql`lower(t.origin_name)`,
  id: sql`t.id`,
};

/**
 * Selects duplicates as `id` with their `key`. Pictures of the same content stand together, at the position of the newest of
 * them; it is found for all contents at once.
 */
const duplicatesOf = (
  { ids, name, page, size, order }: PicturesFilter,
  conditions: readonly SqlFragment[],
): SqlFragment => {
  const direction = directionOf({ order });
  // without another filter, the contents of a page are those of the first rows
  const contents = ids || name ? sql`null` : sql`${(page + 1) * size}::int`;
  return sql`
    select t.id, c.newest as key from (
      select d.digest, max(d.id) as newest from uploads d where d.digest is not null
      group by d.digest having count(*) > 1
      order by newest ${direction} limit ${contents}) c
    join uploads t on t.digest = c.digest where ${sql.join([...conditions], sql` and `)}`;
};

/**
 * Pictures in the order of their ids. Their uses are in so many tables that the statement takes longer to
 * plan than to run.
 */
const picturesOf = async (
  db: Db,
  ids: readonly string[],
  given: PictureUses,
): Promise<Picture[]> => {
  const { rows } = await sql<Picture>`${prepared}
    with ${pageOfIds(ids)}
    select t.id, t.filename, t.origin_name as "originName", t.bytes, t.width, t.height, t.version,
      ${moment('t.created_at')} as "createdAt",
      ${shownAlt} as alt,
      (select count(*)::int from (${allUses(given)}) n) as "useCount",
      (select count(*)::int from uploads d where d.digest = t.digest and d.id <> t.id) as duplicates,
      (select coalesce(json_agg(json_build_object(
          'kind', u.kind, 'id', u.id, 'name', u.name, 'sku', u.sku)), '[]')
        from (select * from (${firstUses(given)}) a order by a.kind desc, lower(a.name), a.id
          limit ${shownUses}) u) as uses
    from page join uploads t on t.id = page.id order by page.n`.execute(db);
  return rows;
};

export const listPictures = async (
  db: Db,
  filter: PicturesFilter,
  given: PictureUses,
): Promise<ListSource<Picture>> => {
  const rows = matching(filter, given);
  const column = sortColumns[filter.sort];
  const others = conditionsBesideName(filter, given);
  const search = filter.name ? { name: filter.name, filter, rows, column, others } : null;
  const ids = () => {
    if (filter.use === 'duplicate') {
      return idsIn(db, pageOfFound(duplicatesOf(filter, rows.where), filter));
    }
    return search ? searchedIds(db, search) : idsIn(db, pageOf(rows, column, filter));
  };
  return {
    results: async () => picturesOf(db, await ids(), given),
    total: () => (search ? countSearched(db, search) : countOf(db, rows, filter.countUpTo)),
  };
};

export const pictureById = async (db: Db, id: string, given: PictureUses): Promise<Picture> => {
  const [picture] = await picturesOf(db, [id], given);
  if (!picture) throw notFound();
  return picture;
};
