import RejectIcon from '@mui/icons-material/BlockOutlined';
import PaidIcon from '@mui/icons-material/PaymentsOutlined';
import ApproveIcon from '@mui/icons-material/TaskAltOutlined';
import { Suspense, useState } from 'react';
import type { PayoutStep } from '#contract/rules/sales/payout.ts';
import { useCan } from '#providers/authProvider/useCan.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { BulkBar } from '#ui/list/BulkBar.tsx';
import { BulkButton } from '#ui/list/BulkButton.tsx';
import { useBulkOutcome } from '#ui/list/BulkOutcome.tsx';
import { useBulkTarget } from '#ui/list/BulkTarget.tsx';
import { wordsOf } from './details/stepWords.ts';

const StepDialog = lazyPart(() => import('./details/StepDialog.tsx'));

const steps: readonly [PayoutStep, typeof ApproveIcon][] = [
  ['approved', ApproveIcon],
  ['paid', PaidIcon],
  ['rejected', RejectIcon],
];

/** Approves, marks as transferred or rejects the selected payouts. */
export const PayoutBulkActions = () => {
  const text = useText('resources.payouts');
  const { rows, count } = useBulkTarget();
  const [step, setStep] = useState<PayoutStep | null>(null);
  const { succeed, onRefused } = useBulkOutcome(
    `resources.payouts.${wordsOf(step ?? 'approved')}.done`,
  );
  const canAccess = useCan('payouts', 'edit');
  if (!canAccess) return null;
  return (
    <>
      <BulkBar label="resources.payouts.selected">
        {steps.map(([each, Icon]) => (
          <BulkButton
            key={each}
            icon={<Icon />}
            label={text(`${wordsOf(each)}.open`)}
            isDangerous={each === 'rejected'}
            onClick={() => setStep(each)}
          />
        ))}
      </BulkBar>
      <Suspense fallback={null}>
        {step && (
          <StepDialog
            step={step}
            rows={rows}
            count={count}
            onDone={succeed}
            onRefused={onRefused(() => setStep(null))}
            onClose={() => setStep(null)}
          />
        )}
      </Suspense>
    </>
  );
};
