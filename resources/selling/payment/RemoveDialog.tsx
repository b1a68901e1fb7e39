import { useNotify } from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';
import { useSubmit } from '#ui/form/useSubmit.ts';
import { DisconnectPaymentAccountDocument } from './operations.generated.ts';
import { PasswordDialog } from './PasswordDialog.tsx';
import { type PaymentAccount, useReloadSettings } from './usePaymentAccount.ts';

interface Props {
  account: PaymentAccount;
  onClose: () => void;
}

/** Removes the account; without one, the partner's products are no longer for sale. */
const RemoveDialog = ({ account: { version }, onClose }: Props) => {
  const translate = useText();
  const notify = useNotify();
  const submit = useSubmit();
  const reload = useReloadSettings();
  const remove = (input: object) =>
    submit(
      DisconnectPaymentAccountDocument,
      { input },
      {
        onSuccess: () => {
          notify('payment.disconnect.done', { type: 'success' });
          onClose();
          void reload();
        },
      },
    );
  return (
    <PasswordDialog
      isDangerous
      title={translate('payment.disconnect.title')}
      text={translate('payment.disconnect.text')}
      yes={translate('payment.disconnect.yes')}
      version={version}
      onConfirm={remove}
      onClose={onClose}
    />
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy component is a module's default export
export default RemoveDialog;
