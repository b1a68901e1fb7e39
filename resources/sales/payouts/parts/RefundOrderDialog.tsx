import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { TextInput, useNotify, useRefresh } from 'react-admin';
import { refundOrderInput } from '#contract/rules/sales/payout.ts';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import {
  OrderRefundPreviewDocument,
  type OrderRefundPreviewQuery,
  RefundOrderDocument,
} from '#resources/sales/payouts/operations.generated.ts';
import { FormFrame } from '#ui/form/FormFrame.tsx';
import { useSubmit } from '#ui/form/useSubmit.ts';
import { validateBy } from '#ui/form/validateBy.ts';
import { AmountRows } from '#ui/layout/AmountRows.tsx';
import { useEuro } from './useEuro.ts';
import { usePayoutText } from './usePayoutText.ts';

const validate = validateBy(refundOrderInput);

type Preview = OrderRefundPreviewQuery['orderRefundPreview']['data'];

interface Props {
  orderId: string;
  onClose: () => void;
}

/** Shows what a refund of the whole order returns, and records it. */
const RefundOrderDialog = ({ orderId, onClose }: Props) => {
  const { data } = useApiQuery(OrderRefundPreviewDocument, { orderId });
  const preview = data?.orderRefundPreview.data;
  return preview ? <Loaded orderId={orderId} preview={preview} onClose={onClose} /> : null;
};

const Loaded = ({ orderId, preview, onClose }: Props & { preview: Preview }) => {
  const text = usePayoutText();
  const notify = useNotify();
  const refresh = useRefresh();
  const submit = useSubmit();
  // the same on a retry after a lost response, so that the server refunds only once
  const [externalId] = useState(() => crypto.randomUUID());
  const { fingerprint } = preview;
  const close = () => {
    refresh();
    onClose();
  };
  const save = (input: object) =>
    submit(
      RefundOrderDocument,
      { input },
      {
        onSuccess: () => {
          notify('resources.payouts.refund.done', { type: 'success' });
          close();
        },
        onRefused: ({ message }) => {
          if (message === 'error.REFUND_CHANGED') close();
          return false;
        },
      },
    );
  return (
    <FormFrame
      onClose={onClose}
      width="xs"
      validate={validate}
      record={{ id: 'refund', externalId, orderId, fingerprint, reason: '' }}
      onSubmit={save}
      title={text('refundOrder.title')}
      save={text('refund.confirm')}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        <Typography>{text('refundOrder.text')}</Typography>
        <PreviewRows preview={preview} />
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

const PreviewRows = ({ preview: { partners, customerAmount } }: { preview: Preview }) => {
  const text = usePayoutText();
  const euro = useEuro();
  return (
    <AmountRows
      rows={[
        ...partners.map((partner) => ({
          key: partner.partnerName,
          label: partner.partnerName,
          detail: text('refundOrder.ledger', { net: euro(partner.net) }),
          amount: partner.customerAmount,
        })),
        {
          key: 'customer',
          label: text('refundOrder.customer'),
          amount: customerAmount,
          isTotal: true,
        },
      ]}
    />
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy part is a module's default export
export default RefundOrderDialog;
