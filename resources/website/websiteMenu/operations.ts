import { bulkRows } from '#providers/dataProvider/bulk.ts';
import { listQuery, operationsFor } from '#providers/dataProvider/operations.ts';
import {
  DeleteMenuItemDocument,
  DeleteMenuItemsDocument,
  type ListedMenuItemFragment,
  type MenuColumnItemFragment,
  MenuItemListDocument,
  OneMenuItemDocument,
  type OneMenuItemFragment,
} from './operations.generated.ts';

/** The fields of an item in its column. */
export type MenuRow = MenuColumnItemFragment;

/** The fields of an item in its dialog. */
export type MenuItem = OneMenuItemFragment;

/** The fields of an item in the list of all items. */
export type ListedMenuItem = ListedMenuItemFragment;

const row = operationsFor<ListedMenuItem>();
const record = operationsFor<MenuItem>();

export const operations = {
  list: row.list({
    document: MenuItemListDocument,
    variables: (params) => ({ query: listQuery(params) }),
    result: ({ menuItems: { data } }) => ({ data: data.results, total: data.total }),
  }),
  one: record.one({
    document: OneMenuItemDocument,
    variables: ({ id }) => ({ id: String(id) }),
    result: ({ getMenuItem }) => ({ data: getMenuItem.data }),
  }),
  delete: record.delete({
    document: DeleteMenuItemDocument,
    variables: ({ id }) => ({ id: String(id) }),
    result: (_, { id }) => ({ data: { id } }),
  }),
  deleteMany: record.deleteMany({
    document: DeleteMenuItemsDocument,
    variables: bulkRows,
    result: ({ answer }) => answer,
  }),
};
