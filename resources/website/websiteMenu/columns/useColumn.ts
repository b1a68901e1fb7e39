import { limits } from '#contract/limits.ts';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import {
  MenuColumnDocument,
  type MenuColumnQuery,
} from '#resources/website/websiteMenu/operations.generated.ts';

/** Polling interval for detecting that another user has started to reassign products. */
const idlePollMs = 15_000;

const isProcessing = (data: MenuColumnQuery | undefined): boolean =>
  data?.getMenuItems.message === 'processing';

const pollMs = (data: MenuColumnQuery | undefined): number =>
  isProcessing(data) ? limits.menuPollMs : idlePollMs;

/** Fetches the items of level 2, and whether the server is reassigning products. */
export const useFirstColumn = () => {
  const column = useApiQuery(MenuColumnDocument, {}, { pollMs });
  return { ...column, isProcessing: isProcessing(column.data) };
};

/** Fetches the children of an item; disabled without an id. */
export const useChildColumn = (id: string | undefined) =>
  useApiQuery(MenuColumnDocument, { id }, { enabled: id !== undefined });
