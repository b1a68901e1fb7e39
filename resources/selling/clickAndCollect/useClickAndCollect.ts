import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { ClickAndCollectDocument } from './operations.generated.ts';

/** Fetches the Click & Collect switch and the showrooms that may have a rule. */
export const useClickAndCollect = () => {
  const { data } = useApiQuery(ClickAndCollectDocument, {});
  return data?.getClickAndCollect.data;
};
