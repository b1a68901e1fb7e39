import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useSend } from '#providers/dataProvider/useSend.ts';
import { CancelOrderDocument } from '#resources/orders/operations.generated.ts';
import type { OrderRecord } from '#resources/orders/operations.ts';
import { ActionButton } from '#ui/actions/ActionButton.tsx';
import { LazyConfirmDialog } from '#ui/dialogs/LazyConfirmDialog.tsx';
import { useReportError } from '#ui/layout/useReportError.ts';
import { useResourceText } from '#ui/record/useResourceText.ts';
import { DeliveryNote } from './DeliveryNote.tsx';
import { RecordPayment } from './RecordPayment.tsx';

interface Props {
  order: OrderRecord;
  onChanged: () => unknown;
}

/** What can be done with the whole order; administrators act for the shop. */
export const OrderActions = ({ order, onChanged }: Props) => {
  const text = useResourceText();
  const { externalId, paymentStatus, status, lines } = order;
  const isUnderWay = lines.some(({ state }) => ['shipped', 'ready', 'completed'].includes(state));
  const isCancelled = status === 'cancelled';
  return (
    <>
      <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => window.print()}>
        {text('details.print')}
      </Button>
      <DeliveryNote order={order} />
      {externalId !== null && !isUnderWay && !isCancelled && (
        <CancelAll externalId={externalId} onChanged={onChanged} />
      )}
      {externalId !== null && paymentStatus === 'pending' && !isCancelled && (
        <RecordPayment order={order} onChanged={onChanged} />
      )}
    </>
  );
};

const CancelAll = ({ externalId, onChanged }: { externalId: string; onChanged: () => unknown }) => {
  const text = useResourceText();
  const notify = useNotify();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useSend(CancelOrderDocument, {
    onSuccess: () => notify('resources.orders.cancelAll.done', { type: 'success' }),
    onError: useReportError(),
    onSettled: () => {
      setAsking(false);
      onChanged();
    },
  });
  return (
    <>
      <ActionButton variant="outlined" color="error" onClick={() => setAsking(true)}>
        {text('cancelAll.action')}
      </ActionButton>
      <LazyConfirmDialog
        open={isAsking}
        text={text('cancelAll.text')}
        isPending={isPending}
        onConfirm={() => mutate({ input: { externalId } })}
        onClose={() => setAsking(false)}
      />
    </>
  );
};
