import OrderIcon from '@mui/icons-material/SwapVert';
import Button from '@mui/material/Button';
import { type ComponentType, Suspense, useState } from 'react';
import { useText } from '#providers/i18nProvider/useText.ts';
import { useResourcePrefix } from '#ui/record/useResourcePrefix.ts';

/** The button that opens the dialog for sorting a resource's records. */
export const ReorderButton = ({
  dialog: Dialog,
}: {
  dialog: ComponentType<{ onClose: () => void }>;
}) => {
  const text = useText(useResourcePrefix());
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<OrderIcon />} onClick={() => setOpen(true)}>
        {text('order.open')}
      </Button>
      <Suspense fallback={null}>{isOpen && <Dialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
};
