import { limits } from '#contract/limits.ts';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import {
  MenuColumnDocument,
  type MenuColumnQuery,
} from '#resources/website/websiteMenu/operations.generated.ts';

/** How often the menu asks whether somebody else has begun to reassign products. */
const idlePollMs = 15_000;

const isProcessing = (data: MenuColumnQuery | undefined): boolean =>
  data?.getMenuItems.message === 'processing';

const pollMs = (data: MenuColumnQuery | undefined): number =>
  isProcessing(data) ? limits.menuPollMs : idlePollMs;

/** The items of level 2, and whether products are being reassigned. */
export const useFirstColumn = () => {
  const column = useApiQuery(MenuColumnDocument, {}, { pollMs });
  return { ...column, isProcessing: isProcessing(column.data) };
};

/** The items below one; of none without it. */
export const useColumnBelow = (id: string | undefined) =>
  useApiQuery(MenuColumnDocument, { id }, { enabled: id !== undefined });
