import { useEvent, useNotify, useRefresh } from 'react-admin';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { useLazyApiQuery } from '#providers/api/useLazyApiQuery.ts';
import {
  OneMenuItemDocument,
  SetMenuItemStatusDocument,
} from '#resources/website/websiteMenu/operations.generated.ts';
import type { MenuRow } from '#resources/website/websiteMenu/operations.ts';
import type { MenuTask } from '#resources/website/websiteMenu/tasks.ts';
import { useReportError } from '#ui/layout/useReportError.ts';

type Act = (row: MenuRow) => unknown;
export type RowAction = 'edit' | 'copy' | 'move' | 'remove' | 'history' | 'publish' | 'unpublish';
export type OnRowAction = (action: RowAction, row: MenuRow) => unknown;

/**
 * Returns a stable function that runs the actions of a row's menu. Dialogs open with the saved
 * item, which the function fetches first.
 */
export const useRowActions = (onTask: (task: MenuTask) => void): OnRowAction => {
  const fetchItem = useLazyApiQuery(OneMenuItemDocument);
  const { mutateAsync: setStatus } = useApiMutation(SetMenuItemStatusDocument);
  const notify = useNotify();
  const refresh = useRefresh();
  const reportError = useReportError();

  // refetch after an error, because another user may have deleted the item
  const orTell = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      reportError(error);
      refresh();
    }
  };
  const beginning =
    (kind: 'edit' | 'copy' | 'move' | 'delete'): Act =>
    ({ id }) =>
      orTell(async () => {
        const { getMenuItem } = await fetchItem({ id });
        onTask({ kind, item: getMenuItem.data });
      });
  const setting =
    (status: 'published' | 'unpublished'): Act =>
    ({ id }) =>
      orTell(async () => {
        await setStatus({ id, status });
        notify(`resources.website-menu.${status}`, {
          type: 'success',
          messageArgs: { smart_count: 1 },
        });
        refresh();
      });
  const acts: Record<RowAction, Act> = {
    edit: beginning('edit'),
    copy: beginning('copy'),
    move: beginning('move'),
    remove: beginning('delete'),
    history: (row) => onTask({ kind: 'history', row }),
    publish: setting('published'),
    unpublish: setting('unpublished'),
  };
  return useEvent((action, row) => acts[action](row));
};
