import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { CategoryNode, Resolvers } from '#server/generated/graphql.ts';
import { answer } from '#server/graphql/answer.ts';

/** Every category in the order of its siblings, put together to a tree. */
const categoryTree = async (db: Db): Promise<CategoryNode[]> => {
  const { rows } = await sql<Omit<CategoryNode, 'children'>>`
    select id, name, slug, parent_id as "parentId", avatar from categories
    order by level, sort_index, lower(name), id`.execute(db);
  const nodes = new Map(rows.map((row) => [row.id, { ...row, children: [] as CategoryNode[] }]));
  const roots: CategoryNode[] = [];
  for (const node of nodes.values()) {
    const siblings = node.parentId ? nodes.get(node.parentId)?.children : roots;
    siblings?.push(node);
  }
  return roots;
};

export const categoryResolvers: Resolvers = {
  Query: {
    categories: async (_, __, { db }) => answer(await categoryTree(db)),
  },
};
