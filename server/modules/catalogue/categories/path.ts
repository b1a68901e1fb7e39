import { sql } from 'kysely';

/** The names from the top of the tree down to that of `c`, with {@link categoriesAbove}. */
export const categoryPath = sql`array_remove(array[c3.name, c2.name, c1.name, c.name], null)`;

/** Joins the up to three categories above `c`. */
export const categoriesAbove = sql`
  left join categories c1 on c1.id = c.parent_id
  left join categories c2 on c2.id = c1.parent_id
  left join categories c3 on c3.id = c2.parent_id`;
