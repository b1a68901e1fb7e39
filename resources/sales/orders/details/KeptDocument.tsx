import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useText } from '#providers/i18nProvider/useText.ts';
import type { OrderRecord } from '#resources/sales/orders/record.generated.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';

const KeptDocumentDialog = lazyPart(() => import('./KeptDocumentDialog.tsx'));

/** Shows what tax law keeps of an order whose customer was anonymised. */
export const KeptDocument = ({ order: { id, isDocumentKept } }: { order: OrderRecord }) => {
  const text = useText('resources.orders');
  const [isOpen, setOpen] = useState(false);
  if (!isDocumentKept) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {text('document.show')}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <KeptDocumentDialog orderId={id} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
};
