import OrderIcon from '@mui/icons-material/SwapVert';
import Button from '@mui/material/Button';
import { type ComponentType, Suspense, useState } from 'react';
import { useText } from '#providers/i18nProvider/useText.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import type { OrderDocument } from './order.ts';

const ReorderNames = lazyPart(() => import('./ReorderNames.tsx'));

/** A dialog with rows of its own, or the mutation for a dialog that shows the names. */
type Props =
  | { dialog: ComponentType<{ onClose: () => void }> }
  | { dialog?: never; document: OrderDocument };

/** The button that opens the dialog for sorting a resource's records. */
export const ReorderButton = (props: Props) => {
  const text = useText('reorder');
  const [isOpen, setOpen] = useState(false);
  const onClose = () => setOpen(false);
  return (
    <>
      <Button variant="outlined" startIcon={<OrderIcon />} onClick={() => setOpen(true)}>
        {text('open')}
      </Button>
      <Suspense fallback={null}>
        {isOpen &&
          (props.dialog ? (
            <props.dialog onClose={onClose} />
          ) : (
            <ReorderNames document={props.document} onClose={onClose} />
          ))}
      </Suspense>
    </>
  );
};
