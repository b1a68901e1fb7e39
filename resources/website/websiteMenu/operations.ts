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

/** An item as its column shows it. */
export type MenuRow = MenuColumnItemFragment;

/** An item with everything that its dialog shows. */
export type MenuItem = OneMenuItemFragment;

/** An item as the list of all items shows it. */
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
