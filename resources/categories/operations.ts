import { operationsFor } from '#providers/dataProvider/operations.ts';
import {
  CategoryByIdDocument,
  type CategoryRecordFragment,
  type CategoryRowFragment,
  CategoryTreeDocument,
  CreateCategoryDocument,
  UpdateCategoryDocument,
} from './operations.generated.ts';

/** A node of the tree. */
export type CategoryRow = CategoryRowFragment;

/** A category with all that hangs on it. */
export type CategoryRecord = CategoryRecordFragment;

type Branch = CategoryRow & { children?: readonly Branch[] };

const row = operationsFor<CategoryRow>();
const record = operationsFor<CategoryRecord>();

/** Each before what hangs below it, siblings in their order. */
const rowsOf = (branches: readonly Branch[]): CategoryRow[] =>
  branches.flatMap(({ children = [], ...category }) => [category, ...rowsOf(children)]);

export const operations = {
  list: row.list({
    document: CategoryTreeDocument,
    variables: () => ({}),
    result: ({ categories }) => {
      const data = rowsOf(categories.data);
      return { data, total: data.length };
    },
  }),
  one: record.one({
    document: CategoryByIdDocument,
    variables: ({ id }) => ({ id: String(id) }),
    result: ({ categoryById }) => ({ data: categoryById.data }),
  }),
  create: record.create({
    document: CreateCategoryDocument,
    variables: ({ data: { name, slug, parentId } }) => ({ input: { name, slug, parentId } }),
    result: ({ createCategory }) => ({ data: createCategory.data }),
  }),
  update: record.update({
    document: UpdateCategoryDocument,
    variables: ({ id, data: { name, slug, avatar, version } }) => ({
      id: String(id),
      input: { name, slug, avatar, version },
    }),
    result: ({ updateCategory }) => ({ data: updateCategory.data }),
  }),
};
