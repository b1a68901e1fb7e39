import { useAsk } from '#providers/dataProvider/useAsk.ts';
import { ClickAndCollectDocument } from './operations.generated.ts';

export const offerQuery = 'clickAndCollect';

/** The switch, and the showrooms that may have a rule. */
export const useOffer = () => {
  const { data } = useAsk(offerQuery, ClickAndCollectDocument, {});
  return data?.getClickAndCollect.data;
};
