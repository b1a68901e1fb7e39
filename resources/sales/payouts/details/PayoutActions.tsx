import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useNotify } from 'react-admin';
import type { PayoutStep } from '#contract/rules/sales/payout.ts';
import { useCan } from '#providers/authProvider/useCan.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import type { BulkResultFragment } from '#providers/jobs/operations.generated.ts';
import type { PayoutRecord } from '#resources/sales/payouts/record.generated.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { nextStep } from '#ui/record/useNextStepFocus.ts';
import { wordsOf } from './stepWords.ts';

const StepDialog = lazyPart(() => import('./StepDialog.tsx'));

const possible: Readonly<Record<string, readonly PayoutStep[]>> = {
  requested: ['rejected', 'approved'],
  approved: ['paid'],
};

interface Props {
  payout: PayoutRecord;
  onChanged: () => unknown;
}

/** The next steps of a payout, for administrators. */
export const PayoutActions = ({ payout: { id, state }, onChanged }: Props) => {
  const text = useText('resources.payouts');
  const notify = useNotify();
  const [step, setStep] = useState<PayoutStep | null>(null);
  const canAccess = useCan('payouts', 'edit');
  if (!canAccess) return null;
  const done = ({ data }: BulkResultFragment) => {
    const message = `resources.payouts.${wordsOf(step ?? 'approved')}.done`;
    notify(message, { type: 'success', messageArgs: { smart_count: data.length } });
    onChanged();
  };
  return (
    <>
      {(possible[state] ?? []).map((each) => (
        <Button
          key={each}
          {...(each !== 'rejected' && nextStep)}
          variant={each === 'rejected' ? 'outlined' : 'contained'}
          color={each === 'rejected' ? 'error' : 'primary'}
          onClick={() => setStep(each)}
        >
          {text(`${wordsOf(each)}.open`)}
        </Button>
      ))}
      <Suspense fallback={null}>
        {step && (
          <StepDialog
            step={step}
            rows={{ ids: [id] }}
            count={1}
            onDone={done}
            onClose={() => setStep(null)}
          />
        )}
      </Suspense>
    </>
  );
};
