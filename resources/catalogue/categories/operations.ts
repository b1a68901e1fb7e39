import { operationsFor } from '#providers/dataProvider/operations.ts';
import {
  CategoryByIdDocument,
  type CategoryRecordFragment,
  type CategoryRowFragment,
  CategoryTreeDocument,
  CreateCategoryDocument,
  DeleteCategoryDocument,
  UpdateCategoryDocument,
} from './operations.generated.ts';
import { CategoryNodesDocument } from './parts/categoryNodes.generated.ts';

export type CategoryRow = CategoryRowFragment;

/** A category with its counts and uses. */
export type CategoryRecord = CategoryRecordFragment;

type Branch = CategoryRow & { children?: readonly Branch[] };

const row = operationsFor<CategoryRow>();
const record = operationsFor<CategoryRecord>();
const found = operationsFor<FoundCategory>();

/** Flattens the tree: parents before children, siblings in order. */
export const rowsOf = (branches: readonly Branch[]): CategoryRow[] =>
  branches.flatMap(({ children = [], ...category }) => [category, ...rowsOf(children)]);

/** A category with the names of its ancestors. */
export interface FoundCategory {
  id: string;
  name: string;
  above: readonly string[];
}

type Named = { id: string; name: string; children?: readonly Named[] };

const foundIn = (branches: readonly Named[], above: readonly string[] = []): FoundCategory[] =>
  branches.flatMap(({ id, name, children = [] }) => [
    { id, name, above },
    ...foundIn(children, [...above, name]),
  ]);

/** Whether the text contains every word, in any order and case. */
const hasWords = (text: string, words: string): boolean =>
  words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.toLowerCase().includes(word));

export const operations = {
  list: row.list({
    document: CategoryTreeDocument,
    variables: () => ({}),
    result: ({ categories }) => {
      const data = rowsOf(categories.data);
      return { data, total: data.length };
    },
  }),
  choices: found.choices({
    document: CategoryNodesDocument,
    variables: () => ({}),
    result: ({ categories }, { filter, pagination }) => {
      const data = foundIn(categories.data).filter(({ name }) => hasWords(name, filter.name ?? ''));
      return { data: data.slice(0, pagination?.perPage), total: data.length };
    },
  }),
  one: record.one({
    document: CategoryByIdDocument,
    variables: ({ id }) => ({ id: String(id) }),
    result: ({ categoryById }) => ({ data: categoryById.data }),
  }),
  create: record.create({
    document: CreateCategoryDocument,
    variables: ({ data: { name, slug, avatar, parentId } }) => ({
      input: { name, slug, avatar, parentId },
    }),
    result: ({ createCategory }) => ({ data: createCategory.data }),
  }),
  update: record.update({
    document: UpdateCategoryDocument,
    variables: ({ id, data: { name, slug, avatar, version } }) => ({
      id: String(id),
      input: { name, slug, avatar, version },
    }),
    result: ({ updateCategory }) => ({ data: updateCategory.data }),
  }) /** `meta` contains the category that receives the products, and the version the user saw. */,
  delete: record.delete({
    document: DeleteCategoryDocument,
    variables: ({ id, meta }) => ({ id: String(id), input: meta }),
    result: (_, { id }) => ({ data: { id } }),
  }),
};
