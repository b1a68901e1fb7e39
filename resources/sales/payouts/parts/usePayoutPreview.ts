import { useApiQuery } from '#providers/api/useApiQuery.ts';
import {
  DuePayoutDocument,
  type DuePayoutQuery,
} from '#resources/sales/payouts/operations.generated.ts';

export { DuePayoutDocument };

export type Preview = DuePayoutQuery['payoutPreview']['data'];

/** Maximum number of entries; the server only counts the others. */
const shown = 200;

/** Fetches the amounts due to the partner, from one order or all orders. */
export const usePayoutPreview = (orderId: string | undefined) => {
  const query = { size: shown, ...(orderId !== undefined && { orderId }) };
  const { data, ...asked } = useApiQuery(DuePayoutDocument, { query });
  return { preview: data?.payoutPreview.data, ...asked };
};
