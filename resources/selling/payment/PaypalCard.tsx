import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useSearchParams } from 'react-router';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { useReportError } from '#ui/layout/useReportError.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { CompletePaypalConnectionDocument } from './operations.generated.ts';
import { useReloadSettings } from './usePaymentAccount.ts';

const PaypalDialog = lazyPart(() => import('./PaypalDialog.tsx'));

/** Connects a PayPal account, if PayPal is enabled. */
export const PaypalCard = () => {
  const translate = useText();
  const [isOpen, setOpen] = useState(false);
  const isCompleting = useCompletion();
  return (
    <SectionCard title={translate('payment.paypal.title')}>
      <Typography variant="body2" color="text.secondary" role="status" sx={{ mb: 2 }}>
        {translate(isCompleting ? 'payment.paypal.working' : 'payment.paypal.text')}
      </Typography>
      <Button variant="outlined" disabled={isCompleting} onClick={() => setOpen(true)}>
        {translate('payment.paypal.open')}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <PaypalDialog onClose={() => setOpen(false)} />}
      </Suspense>
    </SectionCard>
  );
};

/**
 * Completes the connection after the return from PayPal, whose URL contains a code and a state.
 * Removes both from the URL, so that this happens once.
 */
const useCompletion = (): boolean => {
  const [params, setParams] = useSearchParams();
  const notify = useNotify();
  const report = useReportError();
  const reload = useReloadSettings();
  const isDone = useRef(false);
  const { mutate, isPending } = useApiMutation(CompletePaypalConnectionDocument, {
    onSuccess: () => notify('payment.paypal.done', { type: 'success' }),
    onError: report,
    onSettled: reload,
  });
  const code = params.get('code');
  const state = params.get('state');
  useEffect(() => {
    if (!code || !state || isDone.current) return;
    isDone.current = true;
    setParams({}, { replace: true });
    mutate({ input: { code, state } });
  }, [code, state, mutate, setParams]);
  return isPending;
};
