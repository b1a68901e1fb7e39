import { sql } from 'kysely';
import type { CategoryNode } from '#contract/generated/schema.ts';
import type { Db } from '#server/db/database.ts';
import { branchCounts } from './productCounts.ts';

/** Siblings in the order chosen by users. */
export const siblingOrder = sql`sort_index, lower(name), id`;

/**
 * All categories, with ordered siblings, as a tree.
 * @param withCounts whether `productCount` is requested
 */
export const categoryTree = async (db: Db, withCounts: boolean): Promise<CategoryNode[]> => {
  const { rows } = await sql<Omit<CategoryNode, 'children'>>`
    select c.id, c.name, c.slug, c.parent_id as "parentId", c.avatar, c.version,
      ${withCounts ? sql`coalesce(n.n, 0)` : sql`null::integer`} as "productCount"
    from categories c ${withCounts ? sql`left join ${branchCounts} n on n.category_id = c.id` : sql``}
    order by c.level, ${siblingOrder}`.execute(db);
  const nodes = new Map(rows.map((row) => [row.id, { ...row, children: [] as CategoryNode[] }]));
  const roots: CategoryNode[] = [];
  for (const node of nodes.values()) {
    const siblings = node.parentId ? nodes.get(node.parentId)?.children : roots;
    siblings?.push(node);
  }
  return roots;
};
