import { useNotify, useRefresh } from 'react-admin';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { SetVendorProductsStatusDocument } from '#resources/selling/vendorProducts/operations.generated.ts';
import type { VendorProductRecord } from '#resources/selling/vendorProducts/operations.ts';
import { ActionButton } from '#ui/actions/ActionButton.tsx';
import { useReportError } from '#ui/layout/useReportError.ts';
import { useResourcePrefix } from '#ui/record/useResourcePrefix.ts';

/** Whether the ended connection that paused the product was made again. */
export const canResume = ({ pausedReason, isOffered }: VendorProductRecord): boolean =>
  pausedReason === 'connectionEnded' && isOffered;

/** Resumes a product whose connection was made again; its status stays. */
export const ResumeButton = ({ product }: { product: VendorProductRecord }) => {
  const text = useText(useResourcePrefix());
  const notify = useNotify();
  const refresh = useRefresh();
  const reportError = useReportError();
  const { mutate, isPending } = useApiMutation(SetVendorProductsStatusDocument, {
    onSuccess: () => {
      notify('resources.vendor-products.resumed', { type: 'success' });
      refresh();
    },
    onError: reportError,
  });
  const { id, status } = product;
  return (
    <ActionButton
      size="small"
      disabled={isPending}
      onClick={() => mutate({ input: { ids: [id], status } })}
    >
      {text('actions.resume')}
    </ActionButton>
  );
};
