import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { useReportError } from '#ui/layout/useReportError.ts';
import { BeginPaypalConnectionDocument } from './operations.generated.ts';

/** Redirects to PayPal. */
const PaypalDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useText();
  const begin = useApiMutation(BeginPaypalConnectionDocument, {
    onSuccess: ({ beginPaypalConnection }) =>
      window.location.assign(beginPaypalConnection.data.url),
    onError: useReportError(),
  });
  return (
    <ConfirmDialog
      open
      isHarmless
      title={translate('payment.paypal.open')}
      text={translate('payment.paypal.text')}
      yes={translate('payment.paypal.go')}
      no={translate('form.cancel')}
      isPending={begin.isPending}
      onConfirm={() => begin.mutate({})}
      onClose={onClose}
    />
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy component is a module's default export
export default PaypalDialog;
