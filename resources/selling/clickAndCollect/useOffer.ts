import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { ClickAndCollectDocument } from './operations.generated.ts';

/** The switch, and the showrooms that may have a rule. */
export const useOffer = () => {
  const { data } = useApiQuery(ClickAndCollectDocument, {});
  return data?.getClickAndCollect.data;
};
