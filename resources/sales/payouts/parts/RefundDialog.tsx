import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { TextInput, useNotify, useRefresh } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { cents, decimal } from '#contract/cart/money.ts';
import { refundOf } from '#contract/cart/refund.ts';
import { check } from '#contract/rules/platform/check.ts';
import { createRefundInput } from '#contract/rules/sales/payout.ts';
import { CreateRefundDocument } from '#resources/sales/payouts/operations.generated.ts';
import { FormFrame } from '#ui/form/FormFrame.tsx';
import { PriceInput } from '#ui/form/PriceInput.tsx';
import { useSubmit } from '#ui/form/useSubmit.ts';
import { validateBy } from '#ui/form/validateBy.ts';
import { useEuro } from './useEuro.ts';
import { usePayoutText } from './usePayoutText.ts';

/** A line, a service, shipping or driving of an order; amounts are EUR net. */
export interface Refundable {
  lineId?: string;
  serviceId?: string;
  shippingId?: string;
  drivingPartId?: string;
  name: string;
  amount: string;
  /** The item's share of the order's discount. */
  discount: string;
  /** The amount already refunded, before discount. */
  refunded: string;
}

const validate = validateBy(createRefundInput);

/** Records a refund for a line or a service, as an amount before discount. */
const RefundDialog = ({ of, onClose }: { of: Refundable; onClose: () => void }) => {
  const text = usePayoutText();
  const euro = useEuro();
  const notify = useNotify();
  const refresh = useRefresh();
  const submit = useSubmit();
  // the id is the same on a retry after a lost response, so that the server creates only one refund
  const [externalId] = useState(() => crypto.randomUUID());
  const { name, amount, refunded } = of;
  const { lineId = null, serviceId = null, shippingId = null, drivingPartId = null } = of;
  const left = decimal(cents(amount) - cents(refunded));
  const save = (input: object) =>
    submit(
      CreateRefundDocument,
      { input },
      {
        onSuccess: () => {
          notify('resources.payouts.refund.done', { type: 'success' });
          refresh();
          onClose();
        },
        onRefused: ({ message }) => {
          if (message === 'error.REFUND_EXISTS') {
            refresh();
            onClose();
          }
          return false;
        },
      },
    );
  return (
    <FormFrame
      onClose={onClose}
      width="xs"
      validate={validate}
      // the form must not use the order, which is the record of the page
      record={{
        ...{ externalId, lineId, serviceId, shippingId, drivingPartId },
        ...{ amount: left, reason: '' },
      }}
      onSubmit={save}
      title={text('refund.title')}
      save={text('refund.confirm')}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        <Typography>
          {text('refund.of', { name, amount: euro(amount), refunded: euro(refunded) })}
        </Typography>
        <PriceInput
          source="amount"
          label={text('fields.amount')}
          helperText={text('refund.amountHelp', { left: euro(left) })}
        />
        <TextInput
          source="reason"
          label={text('fields.reason')}
          helperText={false}
          multiline
          minRows={2}
          fullWidth
        />
        <CustomerGets of={of} />
      </Stack>
    </FormFrame>
  );
};

/** Shows the refund after deducting its share of the discount. */
const CustomerGets = ({ of }: { of: Refundable }) => {
  const text = usePayoutText();
  const euro = useEuro();
  const amount: unknown = useWatch({ name: 'amount' });
  const checked = check(createRefundInput, { externalId: '1', lineId: '1', amount });
  if (!checked.ok) return null;
  const { amount: asked } = checked.value;
  if (cents(asked) > cents(of.amount) - cents(of.refunded)) return null;
  const { customer } = refundOf({ ...of, commission: '0.00' }, of.refunded, asked);
  const discount = decimal(cents(asked) - cents(customer));
  const values = { amount: euro(customer), discount: euro(discount) };
  return (
    <Typography color="text.secondary" role="status">
      {text(Number(discount) > 0 ? 'refund.customer' : 'refund.customerPlain', values)}
    </Typography>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy part is a module's default export
export default RefundDialog;
