import { type Selectable, sql } from 'kysely';
import { expect } from 'vitest';
import type { CategoryUpdateInput } from '#contract/generated/schema.ts';
import type { Categories } from '#server/generated/database.ts';
import { assignCategories, createParent } from '#tests/factories/products.ts';
import { createCategory } from '#tests/factories/structure.ts';
import type { Answer } from '#tests/support/api.ts';
import { admin, api } from '#tests/support/testApi.ts';

type Category = Selectable<Categories>;

const fields = 'id name slug parentId avatar version childCount productCount ownProductCount';
export const documents = {
  one: `query One($id: ID!) { categoryById(id: $id) { data { ${fields} ownProducts { id name } } } }`,
  create: `mutation Create($input: CategoryCreateInput!) {
    createCategory(input: $input) { data { ${fields} } message status }
  }`,
  update: `mutation Update($id: ID!, $input: CategoryUpdateInput!) {
    updateCategory(id: $id, input: $input) { data { ${fields} } }
  }`,
  move: `mutation Move($id: ID!, $input: CategoryMoveInput!) {
    moveCategory(id: $id, input: $input) { data { ${fields} } }
  }`,
  order: `mutation Order($input: CategoryOrderInput!) { updateCategoryOrders(input: $input) { data } }`,
  remove: `mutation Remove($id: ID!, $input: CategoryDeleteInput!) {
    deleteCategory(id: $id, input: $input) { message status }
  }`,
};

export const read = async (id: string) =>
  (await api.data(documents.one, { id }, admin)).categoryById.data;
export const update = async (id: string, input: CategoryUpdateInput) =>
  (await api.data(documents.update, { id, input }, admin)).updateCategory.data;
export const childrenOf = async (parent: Category | null): Promise<string[]> => {
  const rows = await api.db
    .selectFrom('categories')
    .select('id')
    .where('parent_id', parent ? '=' : 'is', parent?.id ?? null)
    .orderBy('sort_index')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};

/** A chain of this many categories, each below the previous one. */
export const chain = async (length: number, top?: Category): Promise<Category[]> => {
  const links: Category[] = [];
  for (let level = 0; level < length; level += 1) {
    links.push(await createCategory(api.db, links.at(-1) ?? top));
  }
  return links;
};

export const siblings = async (count: number): Promise<[Category, ...Category[]]> => {
  const parent = await createCategory(api.db);
  const all: [Category, ...Category[]] = [parent];
  for (let n = 0; n < count; n += 1) {
    all.push(await createCategory(api.db, parent, { sort_index: n }));
  }
  return all;
};

export const product = async (...categories: Category[]) => {
  const parent = await createParent(api.db);
  await assignCategories(
    api.db,
    parent.id,
    categories.map(({ id }) => id),
  );
  return parent;
};

export const codesOf = (answers: Answer[]): string[] =>
  answers.map(({ errors }) => errors[0]?.extensions.code ?? 'OK').sort();

/** Each category is one level below its parent, so there is neither a cycle nor a fifth level. */
export const expectSound = async () => {
  const { categories } = await api.data(
    `{ categories { data { id children { id children { id children { id children { id } } } } } } }`,
    {},
    admin,
  );
  const count = (nodes: { children?: unknown[] }[]): number =>
    nodes.reduce((sum, node) => sum + 1 + count((node.children ?? []) as typeof nodes), 0);
  const { n } = await api.db
    .selectFrom('categories')
    .select((eb) => eb.fn.countAll<string>().as('n'))
    .executeTakeFirstOrThrow();
  expect(count(categories.data)).toBe(Number(n));
  await expectPaths();
};

/** The kept paths are those of the tree. */
export const expectPaths = async () => {
  const { rows } = await sql`
    with recursive above (category_id, ancestor_id, next_id) as (
      select id, id, parent_id from categories
      union all
      select a.category_id, c.id, c.parent_id from above a join categories c on c.id = a.next_id
    ), present as (select category_id, ancestor_id from above)
    (table present except table category_paths) union all (table category_paths except table present)`.execute(
    api.db,
  );
  expect(rows).toEqual([]);
};
