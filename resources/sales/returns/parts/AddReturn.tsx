import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useCanAccess } from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { type ReturnLine, returnableOf } from './returnLine.ts';

const AddReturnDialog = lazyPart(() => import('./AddReturnDialog.tsx'));

interface Props {
  line: ReturnLine;
  /** The shop's number of the order; null for partners. */
  externalId: string | null;
}

/** Records a return of a delivered line; administrators only. */
export const AddReturn = ({ line, externalId }: Props) => {
  const text = useText('resources.returns');
  const [isOpen, setOpen] = useState(false);
  const { canAccess } = useCanAccess({ resource: 'orderIntake', action: 'create' });
  if (!canAccess || externalId === null || returnableOf(line) === 0) return null;
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
        {isOpen && (
          <AddReturnDialog line={line} externalId={externalId} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </>
  );
};
