import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { TextInput, useNotify } from 'react-admin';
import { momentInBerlin } from '#contract/berlinTime.ts';
import { berlinDay } from '#contract/cart/day.ts';
import { paymentForm } from '#contract/rules/sales/payment.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { RecordOrderPaymentDocument } from '#resources/sales/orders/operations.generated.ts';
import type { OrderRecord } from '#resources/sales/orders/record.generated.ts';
import { useEuro } from '#resources/sales/payouts/parts/useEuro.ts';
import { CalendarDateInput } from '#ui/form/CalendarDateInput.tsx';
import { FormFrame } from '#ui/form/FormFrame.tsx';
import { PriceInput } from '#ui/form/PriceInput.tsx';
import { useSubmit } from '#ui/form/useSubmit.ts';
import { validateBy } from '#ui/form/validateBy.ts';

interface Props {
  order: OrderRecord;
  onChanged: () => unknown;
  onClose: () => void;
}

interface Entered {
  paymentId: string;
  amount: string;
  paidOn: string;
}

/** Asks for the id, the amount and the day of a payment. */
const RecordPaymentDialog = ({ order, onChanged, onClose }: Props) => {
  const text = useText('resources.orders');
  const euro = useEuro();
  const notify = useNotify();
  const submit = useSubmit();
  const { id, orderedAt, settlement, payments } = order;
  const orderId = String(id);
  const validate = useMemo(() => validateBy(paymentForm(orderedAt)), [orderedAt]);
  const open = settlement?.open ?? '0.00';
  const save = ({ paymentId, amount, paidOn }: Entered) =>
    submit(
      RecordOrderPaymentDocument,
      // any time of the day: the day is information, and the payment is booked now
      { input: { orderId, paymentId, amount, paidAt: momentInBerlin(`${paidOn}T12:00`) } },
      {
        onSuccess: () => {
          notify('resources.orders.recordPayment.done', { type: 'success' });
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
      record={{
        id: 'payment',
        paymentId: payments?.length ? '' : (order.paymentId ?? ''),
        amount: Number(open) > 0 ? open : '',
        paidOn: berlinDay(new Date()),
      }}
      onSubmit={(values: object) => save(values as Entered)}
      title={text('recordPayment.title')}
      save={text('recordPayment.action')}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        <Typography>
          {order.status === 'cancelled'
            ? text('recordPayment.cancelled')
            : text('recordPayment.text', { open: euro(open) })}
        </Typography>
        <PriceInput
          source="amount"
          label={text('recordPayment.amount')}
          helperText={text('recordPayment.amountHelp')}
        />
        <TextInput
          source="paymentId"
          label={text('fields.paymentId')}
          helperText={false}
          fullWidth
        />
        <CalendarDateInput source="paidOn" />
      </Stack>
    </FormFrame>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy part is a module's default export
export default RecordPaymentDialog;
