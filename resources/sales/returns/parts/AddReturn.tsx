import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useCan } from '#providers/authProvider/useCan.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { type ReturnLine, returnableOf } from './returnLine.ts';

const AddReturnDialog = lazyPart(() => import('./AddReturnDialog.tsx'));

interface Props {
  line: ReturnLine;
  orderId: string;
}

/** Records a return of a delivered line; administrators only. */
export const AddReturn = ({ line, orderId }: Props) => {
  const text = useText('resources.returns');
  const [isOpen, setOpen] = useState(false);
  const canAccess = useCan('orderIntake', 'create');
  if (!canAccess || returnableOf(line) === 0) return null;
  return (
    <>
      <Button
        size="small"
        onClick={() => setOpen(true)}
        aria-label={`${text('add.action')}: ${line.name}`}
      >
        {text('add.action')}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <AddReturnDialog line={line} orderId={orderId} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
};
