import { operationsFor } from '#providers/dataProvider/operations.ts';
import {
  DeleteMenuItemDocument,
  MenuColumnDocument,
  type MenuColumnItemFragment,
  OneMenuItemDocument,
  type OneMenuItemFragment,
} from './operations.generated.ts';

/** An item as its column shows it. */
export type MenuRow = MenuColumnItemFragment;

/** An item with everything that its dialog shows. */
export type MenuItem = OneMenuItemFragment;

const row = operationsFor<MenuRow>();
const record = operationsFor<MenuItem>();

export const operations = {
  list: row.list({
    document: MenuColumnDocument,
    variables: ({ filter }) => ({ id: (filter?.parent_id as string | undefined) ?? null }),
    result: ({ getMenuItems: { data } }) => ({ data: data.results, total: data.total }),
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
};
