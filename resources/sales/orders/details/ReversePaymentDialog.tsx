import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { TextInput, useNotify } from 'react-admin';
import { reversePaymentInput } from '#contract/rules/sales/payment.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { ReverseOrderPaymentDocument } from '#resources/sales/orders/operations.generated.ts';
import { FormFrame } from '#ui/form/FormFrame.tsx';
import { useSubmit } from '#ui/form/useSubmit.ts';
import { validateBy } from '#ui/form/validateBy.ts';

const validate = validateBy(reversePaymentInput);

interface Props {
  id: string;
  paymentId: string;
  onChanged: () => unknown;
  onClose: () => void;
}

/** Asks why a payment is taken back. */
const ReversePaymentDialog = ({ id, paymentId, onChanged, onClose }: Props) => {
  const text = useText('resources.orders');
  const notify = useNotify();
  const submit = useSubmit();
  const save = (input: object) =>
    submit(
      ReverseOrderPaymentDocument,
      { input },
      {
        onSuccess: () => {
          notify('resources.orders.reversePayment.done', { type: 'success' });
          onClose();
          onChanged();
        },
      },
    );
  return (
    <FormFrame
      onClose={onClose}
      width="xs"
      validate={validate}
      // the form must not use the order, which is the record of the page
      record={{ id, reason: '' }}
      onSubmit={save}
      title={text('reversePayment.title')}
      save={text('reversePayment.action')}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        <Typography>{text('reversePayment.text', { name: paymentId })}</Typography>
        <TextInput
          source="reason"
          label={text('fields.reason')}
          helperText={false}
          multiline
          minRows={2}
          fullWidth
        />
      </Stack>
    </FormFrame>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy part is a module's default export
export default ReversePaymentDialog;
