import Box from '@mui/material/Box';
import { Suspense, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';
import { ActionButton } from '#ui/actions/ActionButton.tsx';
import { LazyConfirmDialog } from '#ui/dialogs/LazyConfirmDialog.tsx';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import {
  ResendNetworkRequestDocument,
  WithdrawNetworkRequestDocument,
} from './operations.generated.ts';
import type { RequestRecord } from './operations.ts';
import { useNetworkAction } from './parts/useNetworkAction.ts';

const AnswerDialog = lazyPart(() => import('./parts/AnswerDialog.tsx'));
const EndDialog = lazyPart(() => import('./parts/EndDialog.tsx'));

type Verb = 'accept' | 'deny' | 'resend' | 'withdraw' | 'end';

/** The user's possible actions on a request, the main action first. */
const verbsOf = ({ status, isSender, againAt }: RequestRecord): readonly Verb[] => {
  if (status === 'approved') return ['end'];
  if (!isSender) return status === 'pending' ? ['accept', 'deny'] : ['accept'];
  const again = againAt && new Date(againAt) <= new Date() ? (['resend'] as const) : [];
  return status === 'pending' ? [...again, 'withdraw'] : again;
};

export const RequestActions = () => {
  const translate = useText();
  const request = useRecordContext<RequestRecord>();
  const [asking, setAsking] = useState<Verb | null>(null);
  const act = useNetworkAction();
  if (!request) return null;
  const { id, name } = request;
  const onClose = () => setAsking(null);
  const onVerb = (verb: Verb) =>
    verb === 'resend'
      ? act(ResendNetworkRequestDocument, { id }, { done: 'resent', onDone: onClose })
      : setAsking(verb);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
      {verbsOf(request).map((verb) => (
        <ActionButton
          key={verb}
          size="small"
          variant={verb === 'accept' ? 'contained' : 'outlined'}
          color={verb === 'accept' || verb === 'resend' ? 'primary' : 'inherit'}
          aria-label={translate(`network.${verb}.of`, { name })}
          onClick={() => onVerb(verb)}
        >
          {translate(`network.${verb}.button`)}
        </ActionButton>
      ))}
      <Suspense fallback={null}>
        {(asking === 'accept' || asking === 'deny') && (
          <AnswerDialog request={request} verb={asking} onClose={onClose} />
        )}
        {asking === 'end' && <EndDialog request={request} onClose={onClose} />}
      </Suspense>
      <LazyConfirmDialog
        open={asking === 'withdraw'}
        title={translate('network.withdraw.title', { name })}
        text={translate(`network.withdraw.${request.invitedEmail ? 'invitation' : 'text'}`)}
        yes={translate('network.withdraw.yes')}
        no={translate('form.cancel')}
        onConfirm={() =>
          act(WithdrawNetworkRequestDocument, { id }, { done: 'withdrawn', onDone: onClose })
        }
        onClose={onClose}
      />
    </Box>
  );
};
