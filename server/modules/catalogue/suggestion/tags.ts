import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

interface NamedTag {
  id: string;
  name: string;
}

const offered = 300;

/** Product tags with one of the names, in the order of the names. */
export const findTagsByName = async (db: Db, names: readonly string[]): Promise<NamedTag[]> => {
  const keys = [...new Set(names.map((name) => name.toLowerCase()))];
  const { rows } = await sql<NamedTag>`
    select min(t.id) as id, min(t.name) as name
    from unnest(${keys}::text[]) with ordinality x (key, n)
    join tags t on lower(t.name) = x.key and t.type = 'product'
    group by x.n order by x.n`.execute(db);
  return rows;
};

/** The most used tags, to choose from. */
export const commonTags = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select t.name from tags t
    left join (select tag_id, count(*) as n from variation_tags group by 1) u on u.tag_id = t.id
    where t.type = 'product'
    order by u.n desc nulls last, t.id limit ${offered}`.execute(db);
  return rows.map(({ name }) => name);
};
