import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { useNotify } from 'react-admin';
import { momentText } from '#contract/format.ts';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { useInvalidateApiQueries } from '#providers/api/useInvalidateApiQueries.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { language } from '#providers/preferences.ts';
import { FormCard } from '#ui/form/FormCard.tsx';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { NotLoaded } from './NotLoaded.tsx';
import { OwnSessionsDocument } from './operations.generated.ts';
import {
  OwnSecondFactorDocument,
  type OwnSecondFactorQuery,
} from './parts/secondFactor.generated.ts';
import type { SecondFactorStep } from './SecondFactorDialog.tsx';

const SecondFactorDialog = lazyPart(() => import('./SecondFactorDialog.tsx'));

type Factor = OwnSecondFactorQuery['ownSecondFactor']['data'];

/** The state of the second factor, with buttons to change it. */
export const SecondFactorCard = () => {
  const translate = useText();
  const { data, error, refetch } = useApiQuery(OwnSecondFactorDocument, {});
  const { step, setStep, changed, close } = useSteps();
  const factor = data?.ownSecondFactor.data;
  return (
    <FormCard title={translate('account.secondFactor.title')}>
      {factor && <State factor={factor} onStep={setStep} />}
      {!factor && error && (
        <NotLoaded title={translate('account.secondFactor.failed')} onRetry={refetch} />
      )}
      {!factor && !error && <Skeleton variant="rounded" height={90} />}
      {step && (
        <Suspense fallback={null}>
          <SecondFactorDialog step={step} onChanged={changed} onClose={close} />
        </Suspense>
      )}
    </FormCard>
  );
};

const useSteps = () => {
  const notify = useNotify();
  const invalidate = useInvalidateApiQueries();
  const [step, setStep] = useState<SecondFactorStep | null>(null);
  const changed = () => {
    void invalidate([OwnSecondFactorDocument, OwnSessionsDocument]);
  };
  const close = (isDone: boolean) => {
    setStep(null);
    if (isDone) notify(`account.secondFactor.done.${step}`, { type: 'success' });
  };
  return { step, setStep, changed, close };
};

const State = ({
  factor: { since, recoveryCodesLeft, isRequired },
  onStep,
}: {
  factor: Factor;
  onStep: (step: SecondFactorStep) => void;
}) => {
  const translate = useText();
  const locale = language.use();
  if (!since) {
    return (
      <>
        <Typography color="text.secondary">{translate('account.secondFactor.off')}</Typography>
        <Button
          variant="contained"
          sx={{ alignSelf: 'flex-start' }}
          onClick={() => onStep('setUp')}
        >
          {translate('account.secondFactor.setUp')}
        </Button>
      </>
    );
  }
  const day = momentText(since, locale, { dateStyle: 'long' });
  return (
    <>
      <Typography>{translate('account.secondFactor.on', { since: day })}</Typography>
      <Typography color="text.secondary">
        {translate('account.secondFactor.codesLeft', { smart_count: recoveryCodesLeft })}
      </Typography>
      {isRequired && (
        <Typography color="text.secondary">{translate('account.secondFactor.required')}</Typography>
      )}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => onStep('renew')}>
          {translate('account.secondFactor.renew')}
        </Button>
        <Button variant="outlined" onClick={() => onStep('setUp')}>
          {translate('account.secondFactor.setUpAgain')}
        </Button>
        {!isRequired && (
          <Button color="error" onClick={() => onStep('end')}>
            {translate('account.secondFactor.end')}
          </Button>
        )}
      </Stack>
    </>
  );
};
