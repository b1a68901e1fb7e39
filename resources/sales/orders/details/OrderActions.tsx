import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useNotify } from 'react-admin';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { CancelOrderDocument } from '#resources/sales/orders/operations.generated.ts';
import type { OrderRecord } from '#resources/sales/orders/record.generated.ts';
import { ActionButton } from '#ui/actions/ActionButton.tsx';
import { useReportError } from '#ui/layout/useReportError.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { DeliveryNote } from './DeliveryNote.tsx';
import { KeptDocument } from './KeptDocument.tsx';
import { RecordPayment } from './RecordPayment.tsx';
import type { Transition } from './transition.ts';

const TransitionDialog = lazyPart(() => import('./TransitionDialog.tsx'));

interface Props {
  order: OrderRecord;
  onChanged: () => unknown;
}

/** The actions on the whole order; administrators act on behalf of the shop. */
export const OrderActions = ({ order, onChanged }: Props) => {
  const text = useText('resources.orders');
  const { externalId, status, lines } = order;
  const isUnderWay = lines.some(({ state }) => ['shipped', 'ready', 'completed'].includes(state));
  const isCancelled = status === 'cancelled';
  return (
    <>
      <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => window.print()}>
        {text('details.print')}
      </Button>
      <DeliveryNote order={order} />
      <KeptDocument order={order} />
      {externalId !== null && !isUnderWay && !isCancelled && (
        <CancelAll order={order} onChanged={onChanged} />
      )}
      {externalId !== null && <RecordPayment order={order} onChanged={onChanged} />}
    </>
  );
};

/** Cancels the whole order; partners can read the reason. */
const CancelAll = ({ order, onChanged }: Props) => {
  const { id, lines } = order;
  const text = useText('resources.orders');
  const notify = useNotify();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useApiMutation(CancelOrderDocument, {
    onSuccess: () => notify('resources.orders.cancelAll.done', { type: 'success' }),
    onError: useReportError(),
    onSettled: () => {
      setAsking(false);
      onChanged();
    },
  });
  const transition: Transition = {
    of: 'lines',
    to: 'cancelled',
    items: lines.filter(({ state }) => state !== 'cancelled'),
  };
  return (
    <>
      <ActionButton variant="outlined" color="error" onClick={() => setAsking(true)}>
        {text('cancelAll.action')}
      </ActionButton>
      <Suspense fallback={null}>
        {isAsking && (
          <TransitionDialog
            transition={transition}
            cancelledText="cancelAll.text"
            isUnpaid={false}
            isPending={isPending}
            onConfirm={({ reason }) => mutate({ input: { orderId: String(id), reason } })}
            onClose={() => setAsking(false)}
          />
        )}
      </Suspense>
    </>
  );
};
