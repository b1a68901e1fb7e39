import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { useNotify } from 'react-admin';
import { limits } from '#contract/limits.ts';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { language } from '#providers/preferences.ts';
import { RecordOrderPaymentDocument } from '#resources/sales/orders/operations.generated.ts';
import type { OrderRecord } from '#resources/sales/orders/operations.ts';
import { ActionButton } from '#ui/actions/ActionButton.tsx';
import { DialogFrame } from '#ui/dialogs/DialogFrame.tsx';
import { useReportError } from '#ui/layout/useReportError.ts';

interface Props {
  order: OrderRecord;
  onChanged: () => unknown;
}

/** Lets an administrator mark the whole order as paid. */
export const RecordPayment = ({ order, onChanged }: Props) => {
  const translate = useText();
  const text = useText('resources.orders');
  const notify = useNotify();
  const locale = language.use();
  const [paymentId, setPaymentId] = useState<string | null>(null);
  const close = () => setPaymentId(null);
  const { mutate, isPending } = useApiMutation(RecordOrderPaymentDocument, {
    onSuccess: () => {
      notify('resources.orders.recordPayment.done', { type: 'success' });
      close();
      onChanged();
    },
    onError: useReportError(),
  });
  const { externalId, total } = order;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (paymentId?.trim()) mutate({ input: { externalId, paymentId, amount: total } });
  };
  const amount = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(
    (total ?? '0') as Intl.StringNumericLiteral,
  );
  return (
    <>
      <Button variant="contained" onClick={() => setPaymentId(order.paymentId ?? '')}>
        {text('recordPayment.action')}
      </Button>
      <DialogFrame
        open={paymentId !== null}
        onClose={close}
        width="xs"
        onSubmit={submit}
        title={text('recordPayment.title')}
        isAtRisk={paymentId !== null && paymentId !== (order.paymentId ?? '')}
        isPending={isPending}
        actions={
          <>
            <Button onClick={close}>{translate('form.cancel')}</Button>
            <ActionButton
              type="submit"
              variant="contained"
              disabled={isPending || !paymentId?.trim()}
            >
              {text('recordPayment.action')}
            </ActionButton>
          </>
        }
      >
        <Stack spacing={2}>
          <Typography>{text('recordPayment.text', { total: amount })}</Typography>
          <TextField
            label={text('fields.paymentId')}
            value={paymentId ?? ''}
            required
            autoFocus
            onChange={({ target }) => setPaymentId(target.value)}
            slotProps={{ htmlInput: { maxLength: limits.externalId } }}
          />
        </Stack>
      </DialogFrame>
    </>
  );
};
