import { useApiQuery } from '#providers/api/useApiQuery.ts';
import {
  DuePayoutDocument,
  type DuePayoutQuery,
} from '#resources/sales/payouts/operations.generated.ts';

export { DuePayoutDocument };

export type Preview = DuePayoutQuery['payoutPreview']['data'];

/** More of them are counted only. */
const shown = 200;

/** What is due to the partner, of one order or at all. */
export const usePayoutPreview = (orderId: string | undefined) => {
  const query = { size: shown, ...(orderId !== undefined && { orderId }) };
  const { data, ...asked } = useApiQuery(DuePayoutDocument, { query });
  return { preview: data?.payoutPreview.data, ...asked };
};
