import { sql } from 'kysely';
import type { PicturesFilter } from '#contract/rules/catalogue/picture.ts';
import type { Db, SqlFragment } from '#server/db/database.ts';
import { countFrom, countOf, directionOf, idsIn, idsOf, type Rows } from '#server/db/page.ts';
import { everyWord, hasWord, hasWords } from '#server/db/search.ts';

/**
 * Whether picture `t` or one of its products has the word. No index serves columns of several tables, so
 * this is a set. The images of products are looked up for each product: for a word of few products, the planner would read
 * all images.
 */
const hasWordOrProduct = (word: string): SqlFragment => sql`t.filename in (
  select u.filename from uploads u where ${hasWord(word, sql`u.origin_name`, sql`u.alt`)}
  union all
  select i.filename from variation_images i where ${hasWord(word, sql`i.alt`)}
  union all
  select i.filename from variations v
  cross join lateral (
    select s.filename from variation_images s where s.variation_id = v.id offset 0) i
  where ${hasWord(word, sql`v.name`, sql`v.sku`)})`;

/** Whether picture `t` or one of its products has each word of a search. */
export const isFound = (name: string): SqlFragment => everyWord(name, hasWordOrProduct);

/** A list with a search. */
interface Search {
  name: string;
  filter: PicturesFilter;
  rows: Rows;
  column: SqlFragment;
  /** The conditions beside the search. */
  others: readonly SqlFragment[];
}

type Paging = Pick<PicturesFilter, 'page' | 'size' | 'order'>;

/**
 * Selects a page of the pictures that `found` selects as `id` and `key`. Because of `offset 0`, PostgreSQL finds all of
 * these first; otherwise it compares each picture of the list with all of them.
 */
export const pageOfFound = (found: SqlFragment, paging: Paging): SqlFragment => {
  const direction = directionOf(paging);
  return sql`
    select x.id, row_number() over () as n from (
      select f.id from (${found} offset 0) f order by f.key ${direction}, f.id ${direction}
      limit ${paging.size} offset ${paging.page * paging.size}) x`;
};

const foundBy = ({ rows, column }: Search): SqlFragment =>
  sql`select t.id, ${column} as key from uploads t where ${sql.join([...rows.where], sql` and `)}`;

export const searchedIds = async (db: Db, search: Search): Promise<string[]> => {
  const first = await idsIn(db, firstFound(search));
  return first.length === search.filter.size
    ? first
    : idsIn(db, pageOfFound(foundBy(search), search.filter));
};

/** How many uses of the first pictures are searched before all pictures are. */
const triedUses = 1000;

/**
 * Selects the ids of a page from the first pictures of the list and their products. With a frequent word, they
 * fill the page.
 */
const firstFound = ({ name, filter, others, column }: Search): SqlFragment => {
  const direction = directionOf(filter);
  const isFoundInUses = everyWord(name, (word) => {
    const ofPicture = [sql`x.origin_name`, sql`x.alt`, sql`x.alt_there`];
    return sql`bool_or(${hasWord(word, ...ofPicture, sql`v.name`, sql`v.sku`)})`;
  });
  return sql`
    select y.id, row_number() over () as n from (
      select x.id from (
        select t.id, ${column} as key, t.origin_name, t.alt, i.variation_id, i.alt as alt_there
        from uploads t left join variation_images i on i.filename = t.filename
        where ${sql.join([sql`true`, ...others], sql` and `)}
        order by ${column} ${direction}, t.id ${direction} limit ${sql.lit(triedUses)}) x
      left join variations v on v.id = x.variation_id
      group by x.key, x.id having ${isFoundInUses}
      order by x.key ${direction}, x.id ${direction}
      limit ${filter.size} offset ${filter.page * filter.size}) y`;
};

/** Counts the pictures with these words; the products are searched only if too few pictures have the words themselves. */
export const countSearched = async (
  db: Db,
  { name, filter: { countUpTo }, rows, others }: Search,
): Promise<number> => {
  if (countUpTo != null) {
    const isNamed = hasWords(name, sql`t.origin_name`, sql`t.alt`);
    const named = await countOf(db, { ...rows, where: [...others, isNamed] }, countUpTo);
    if (named > countUpTo) return named;
  }
  return countFrom(db, sql`from (${idsOf(rows)} offset 0) f`, countUpTo);
};
