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

/** A node of the tree. */
export type CategoryRow = CategoryRowFragment;

/** A category with everything that belongs to it. */
export type CategoryRecord = CategoryRecordFragment;

type Branch = CategoryRow & { children?: readonly Branch[] };

const row = operationsFor<CategoryRow>();
const record = operationsFor<CategoryRecord>();

/** Parents before children, siblings in order. */
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
  }) /** `meta` says where its products go and which version was seen. */,
  delete: record.delete({
    document: DeleteCategoryDocument,
    variables: ({ id, meta }) => ({ id: String(id), input: meta }),
    result: (_, { id }) => ({ data: { id } }),
  }),
};
