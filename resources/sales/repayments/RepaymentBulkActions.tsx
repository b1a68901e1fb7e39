import RepaidIcon from '@mui/icons-material/PriceCheckOutlined';
import { Suspense, useState } from 'react';
import { useInvalidateApiQueries } from '#providers/api/useInvalidateApiQueries.ts';
import { useCan } from '#providers/authProvider/useCan.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { BulkBar } from '#ui/list/BulkBar.tsx';
import { BulkButton } from '#ui/list/BulkButton.tsx';
import { useBulkOutcome } from '#ui/list/BulkOutcome.tsx';
import { useBulkTarget } from '#ui/list/BulkTarget.tsx';
import { RepaymentSumsDocument } from './operations.generated.ts';

const RepaidDialog = lazyPart(() => import('./RepaidDialog.tsx'));

/** Marks the selected repayments as paid back. */
export const RepaymentBulkActions = () => {
  const text = useText('resources.repayments');
  const { rows, count } = useBulkTarget();
  const [isOpen, setOpen] = useState(false);
  const invalidate = useInvalidateApiQueries();
  const { succeed, onRefused } = useBulkOutcome('resources.repayments.repay.done');
  const canAccess = useCan('repayments', 'edit');
  if (!canAccess) return null;
  return (
    <>
      <BulkBar label="resources.repayments.selected">
        <BulkButton
          icon={<RepaidIcon />}
          label={text('repay.open')}
          onClick={() => setOpen(true)}
        />
      </BulkBar>
      <Suspense fallback={null}>
        {isOpen && (
          <RepaidDialog
            rows={rows}
            count={count}
            onDone={(result) => {
              void invalidate([RepaymentSumsDocument]);
              succeed(result);
            }}
            onRefused={onRefused(() => setOpen(false))}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
};
