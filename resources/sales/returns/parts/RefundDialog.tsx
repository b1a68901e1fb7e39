import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { cents, decimal, sumBy } from '#contract/cart/money.ts';
import { refundOf } from '#contract/cart/refund.ts';
import { check } from '#contract/rules/platform/check.ts';
import { amountAboveZero } from '#contract/rules/sales/payment.ts';
import { refundReturnInput } from '#contract/rules/sales/return.ts';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { useEuro } from '#resources/sales/payouts/parts/useEuro.ts';
import {
  RefundOfReturnDocument,
  type RefundOfReturnQuery,
  RefundReturnDocument,
} from '#resources/sales/returns/operations.generated.ts';
import { CheckboxInput } from '#ui/form/CheckboxInput.tsx';
import { PriceInput } from '#ui/form/PriceInput.tsx';
import { type AmountRow, AmountRows } from '#ui/layout/AmountRows.tsx';
import { ReturnFrame } from './ReturnFrame.tsx';
import type { StepProps } from './step.ts';

type Preview = RefundOfReturnQuery['returnRefundPreview']['data'];

/** Refunds a return whose goods came back, with what the customer gets. */
const RefundDialog = (props: StepProps) => {
  const { data } = useApiQuery(RefundOfReturnDocument, { id: props.returned.id });
  const preview = data?.returnRefundPreview.data;
  return preview ? <Loaded {...props} preview={preview} /> : null;
};

const isSome = (amount: string): boolean => Number(amount) > 0;

const Loaded = ({ returned: { id }, preview, onClose }: StepProps & { preview: Preview }) => {
  const text = useText('resources.returns');
  const euro = useEuro();
  const { name, quantity, proposed, shipping, driving, fingerprint } = preview;
  return (
    <ReturnFrame
      document={RefundReturnDocument}
      rules={refundReturnInput}
      input={{ id, amount: proposed, withShipping: false, withDriving: false, fingerprint }}
      title={text('refund.action')}
      save={text('refund.confirm')}
      done="resources.returns.refund.done"
      onClose={onClose}
    >
      <Typography>{text('refund.of', { quantity, name })}</Typography>
      {isSome(proposed) ? (
        <PriceInput
          source="amount"
          label={text('refund.amount')}
          helperText={text('refund.amountHelp', { amount: euro(proposed) })}
        />
      ) : (
        <Typography>{text('refund.nothing')}</Typography>
      )}
      {isSome(shipping) && (
        <CheckboxInput
          source="withShipping"
          helperText={text('refund.shipping', { amount: euro(shipping) })}
        />
      )}
      {isSome(driving) && (
        <CheckboxInput
          source="withDriving"
          helperText={text('refund.driving', { amount: euro(driving) })}
        />
      )}
      <CustomerGets preview={preview} />
    </ReturnFrame>
  );
};

/** The typed amount; null while it is not an amount, or is too large. */
const sharesOf = ({ amount: whole, discount, refunded, proposed }: Preview, entered: unknown) => {
  if (!isSome(proposed)) return { amount: '0.00', discount: '0.00', customer: '0.00' };
  const checked = check(amountAboveZero, entered);
  if (!checked.ok || cents(checked.value) > cents(proposed)) return null;
  const amount = checked.value;
  const { customer } = refundOf({ amount: whole, discount, commission: '0.00' }, refunded, amount);
  return { amount, discount: decimal(cents(amount) - cents(customer)), customer };
};

/** What the customer gets: the share less its discount, with shipping and driving if they are chosen. */
const CustomerGets = ({ preview }: { preview: Preview }) => {
  const text = useText('resources.returns');
  const [entered, withShipping, withDriving]: unknown[] = useWatch({
    name: ['amount', 'withShipping', 'withDriving'],
  });
  const shares = sharesOf(preview, entered);
  if (shares === null) return null;
  const costs: AmountRow[] = [
    ...(withShipping
      ? [{ key: 'shipping', label: text('fields.withShipping'), amount: preview.shipping }]
      : []),
    ...(withDriving
      ? [{ key: 'driving', label: text('fields.withDriving'), amount: preview.driving }]
      : []),
  ];
  const total = cents(shares.customer) + sumBy(costs, ({ amount }) => cents(amount ?? '0.00'));
  return (
    <div role="status">
      <AmountRows
        rows={[
          { key: 'share', label: text('refund.share'), amount: shares.amount },
          ...(isSome(shares.discount)
            ? [{ key: 'less', label: text('refund.discount'), amount: `-${shares.discount}` }]
            : []),
          ...costs,
          {
            key: 'customer',
            label: text('refund.customer'),
            amount: decimal(total),
            isTotal: true,
          },
        ]}
      />
    </div>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy part is a module's default export
export default RefundDialog;
