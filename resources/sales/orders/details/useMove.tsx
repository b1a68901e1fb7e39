import { type ReactNode, Suspense, useState } from 'react';
import { useNotify } from 'react-admin';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import {
  UpdateOrderLinesStatusDocument,
  UpdateOrderServicesStatusDocument,
} from '#resources/sales/orders/operations.generated.ts';
import type { OrderRecord } from '#resources/sales/orders/operations.ts';
import { useReportError } from '#ui/layout/useReportError.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import type { Move } from './move.ts';

const MoveDialog = lazyPart(() => import('./MoveDialog.tsx'));

export interface Details {
  reason?: string;
  carrier?: string;
  trackingNumber?: string;
  appointmentAt?: string;
}

interface Moved {
  answer: { failures: readonly { msg: string; label: string | null }[] };
}

/** Begins moves: those that need nothing more are made at once, all others are asked about. */
export const useMove = (
  order: OrderRecord,
  onChanged: () => unknown,
): { begin: (move: Move) => void; isPending: boolean; dialog: ReactNode } => {
  const notify = useNotify();
  const reportError = useReportError();
  const [asking, setAsking] = useState<Move | null>(null);
  const outcome = {
    onSuccess: ({ answer: { failures } }: Moved) => {
      const [failure] = failures;
      if (failure) {
        notify(failure.msg, { type: 'warning', messageArgs: { name: failure.label ?? '' } });
      } else notify('resources.orders.move.done', { type: 'success' });
      setAsking(null);
    },
    onError: reportError,
    onSettled: onChanged,
  };
  const lines = useApiMutation(UpdateOrderLinesStatusDocument, outcome);
  const services = useApiMutation(UpdateOrderServicesStatusDocument, outcome);
  const make = ({ of, to, things }: Move, details: Details = {}) => {
    const input = { ids: things.map(({ id }) => id), status: to, ...details };
    return (of === 'lines' ? lines : services).mutate({ input });
  };
  const isPending = lines.isPending || services.isPending;
  return {
    begin: (move) => (move.to === 'confirmed' ? make(move) : setAsking(move)),
    isPending,
    dialog: asking && (
      <Suspense fallback={null}>
        <MoveDialog
          move={asking}
          isUnpaid={order.paymentStatus === 'pending'}
          isPending={isPending}
          onConfirm={(details) => make(asking, details)}
          onClose={() => setAsking(null)}
        />
      </Suspense>
    ),
  };
};
