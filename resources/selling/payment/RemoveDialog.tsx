import { useNotify } from 'react-admin';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { useReportError } from '#ui/layout/useReportError.ts';
import { DisconnectPaymentAccountDocument } from './operations.generated.ts';
import { type PaymentAccount, useReloadSettings } from './usePaymentAccount.ts';

interface Props {
  account: PaymentAccount;
  onClose: () => void;
}

/** Removes the account; without one, the partner's products are no longer for sale. */
const RemoveDialog = ({ account: { version }, onClose }: Props) => {
  const translate = useText();
  const notify = useNotify();
  const reload = useReloadSettings();
  const remove = useApiMutation(DisconnectPaymentAccountDocument, {
    onError: useReportError(),
    onSuccess: () => {
      notify('payment.disconnect.done', { type: 'success' });
      onClose();
    },
    // another session may have changed it
    onSettled: reload,
  });
  return (
    <ConfirmDialog
      open
      title={translate('payment.disconnect.title')}
      text={translate('payment.disconnect.text')}
      yes={translate('payment.disconnect.yes')}
      no={translate('form.cancel')}
      isPending={remove.isPending}
      onConfirm={() => remove.mutate({ version })}
      onClose={onClose}
    />
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy component is a module's default export
export default RemoveDialog;
