import { useText } from '#providers/i18nProvider/useText.ts';
import { useSubmit } from '#ui/form/useSubmit.ts';
import { BeginPaypalConnectionDocument } from './operations.generated.ts';
import { PasswordDialog } from './PasswordDialog.tsx';

interface Props {
  version: number;
  onClose: () => void;
}

/** Redirects to PayPal. */
const PaypalDialog = ({ version, onClose }: Props) => {
  const translate = useText();
  const submit = useSubmit();
  const begin = (input: object) =>
    submit(
      BeginPaypalConnectionDocument,
      { input },
      {
        onSuccess: ({ beginPaypalConnection }) =>
          window.location.assign(beginPaypalConnection.data.url),
      },
    );
  return (
    <PasswordDialog
      title={translate('payment.paypal.open')}
      text={translate('payment.paypal.text')}
      yes={translate('payment.paypal.go')}
      version={version}
      onConfirm={begin}
      onClose={onClose}
    />
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy component is a module's default export
export default PaypalDialog;
