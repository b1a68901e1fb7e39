import { type ReactNode, Suspense, useState } from 'react';
import { useNotify } from 'react-admin';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import {
  UpdateOrderLinesStatusDocument,
  UpdateOrderServicesStatusDocument,
} from '#resources/sales/orders/operations.generated.ts';
import type { OrderRecord } from '#resources/sales/orders/record.generated.ts';
import { useReportError } from '#ui/layout/useReportError.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import type { Details, Transition } from './transition.ts';

const TransitionDialog = lazyPart(() => import('./TransitionDialog.tsx'));

interface Moved {
  answer: { failures: readonly { msg: string; label: string | null }[] };
}

/**
 * Returns a function that starts a transition. A confirmation is saved at once; all other
 * transitions open a dialog first.
 */
export const useOrderTransition = (
  order: OrderRecord,
  onChanged: () => unknown,
): { begin: (transition: Transition) => void; isPending: boolean; dialog: ReactNode } => {
  const notify = useNotify();
  const reportError = useReportError();
  const [asking, setAsking] = useState<Transition | null>(null);
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
  const make = ({ of, to, items }: Transition, details: Details = {}) => {
    const input = { ids: items.map(({ id }) => id), status: to, ...details };
    return (of === 'lines' ? lines : services).mutate({ input });
  };
  const isPending = lines.isPending || services.isPending;
  return {
    begin: (transition) =>
      transition.to === 'confirmed' ? make(transition) : setAsking(transition),
    isPending,
    dialog: asking && (
      <Suspense fallback={null}>
        <TransitionDialog
          transition={asking}
          isUnpaid={!order.isCovered}
          isPending={isPending}
          onConfirm={(details) => make(asking, details)}
          onClose={() => setAsking(null)}
        />
      </Suspense>
    ),
  };
};
