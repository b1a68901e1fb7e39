import { sql } from 'kysely';
import type { CategoryNode } from '#contract/generated/schema.ts';
import type { Db } from '#server/db/database.ts';

/** Siblings in the order chosen by users. */
export const siblingOrder = sql`sort_index, lower(name), id`;

/** Products of each category and those below it, each counted once, in one statement for all. */
const counts = sql`
  with recursive above (id, ancestor, next) as (
    select id, id, parent_id from categories
    union all
    select a.id, c.id, c.parent_id from above a join categories c on c.id = a.next
  ),
  counts as (
    select ancestor as id, count(*)::int as products from (
      select distinct a.ancestor, p.parent_id
      from parent_product_categories p join above a on a.id = p.category_id
    ) once group by ancestor
  )`;

/**
 * All categories, with ordered siblings, as a tree.
 * @param withCounts whether `productCount` is requested, which scans all products
 */
export const categoryTree = async (db: Db, withCounts: boolean): Promise<CategoryNode[]> => {
  const { rows } = await sql<Omit<CategoryNode, 'children'>>`
    ${withCounts ? counts : sql``}
    select c.id, c.name, c.slug, c.parent_id as "parentId", c.avatar, c.version,
      ${withCounts ? sql`coalesce(n.products, 0)` : sql`null::integer`} as "productCount"
    from categories c ${withCounts ? sql`left join counts n on n.id = c.id` : sql``}
    order by c.level, ${siblingOrder}`.execute(db);
  const nodes = new Map(rows.map((row) => [row.id, { ...row, children: [] as CategoryNode[] }]));
  const roots: CategoryNode[] = [];
  for (const node of nodes.values()) {
    const siblings = node.parentId ? nodes.get(node.parentId)?.children : roots;
    siblings?.push(node);
  }
  return roots;
};
