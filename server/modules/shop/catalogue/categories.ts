import { sql } from 'kysely';
import type { Category } from '#contract/generated/shopSchema.ts';
import type { Db } from '#server/db/database.ts';
import { optionalPictureOf } from './pictures.ts';
import type { Selection } from './selection.ts';

export type CategoryRow = Omit<Category, 'picture'> & { avatar: string | null };

/** The columns of a category `c`. */
const categoryColumns = sql`c.id::text as id, c.name, c.slug, c.parent_id::text as "parentId",
  c.level, c.avatar`;

/** The same as JSON. */
export const categoryJson = sql`jsonb_build_object('id', c.id::text, 'name', c.name, 'slug', c.slug,
  'parentId', c.parent_id::text, 'level', c.level, 'avatar', c.avatar)`;

export const categoryOf = ({ avatar, ...category }: CategoryRow): Category => ({
  ...category,
  picture: optionalPictureOf(avatar),
});

/** The categories that a shop shows, in the order of the tree. */
export const categoriesOf = async (db: Db, { categoryIds }: Selection): Promise<Category[]> => {
  const { rows } = await sql<CategoryRow>`
    with recursive tree (id, path) as (
      select id, array[sort_index::bigint, id] from categories
      where parent_id is null and ${
        categoryIds === null ? sql`true` : sql`id = any(${categoryIds}::bigint[])`
      }
      union all
      select c.id, t.path || array[c.sort_index::bigint, c.id]
      from categories c join tree t on c.parent_id = t.id)
    select ${categoryColumns} from tree t join categories c on c.id = t.id order by t.path`.execute(
    db,
  );
  return rows.map(categoryOf);
};
