import ExpiredIcon from '@mui/icons-material/HistoryToggleOff';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import type { Portal } from '#contract/portal.ts';
import { renewKey } from '#providers/accounts/access.ts';
import { failureText } from '#providers/i18nProvider/failureText.ts';
import { CheckEmail } from './CheckEmail.tsx';
import { Heading } from './Heading.tsx';
import type { Messages } from './messages.ts';
import { ToLogin } from './ToLogin.tsx';

interface Props {
  messages: Messages;
  portal: Portal;
  accessKey: string;
}

/** Shown for an expired link; offers to send a new link to the same email address. */
export const Expired = ({ messages, portal, accessKey }: Props) => {
  const { expired, toLogin } = messages.passwords;
  const [state, setState] = useState<'offer' | 'sending' | 'sent'>('offer');
  const [failure, setFailure] = useState<string | null>(null);
  const send = () => renewKey(portal, accessKey);

  const submit = async () => {
    setState('sending');
    setFailure(null);
    try {
      await send();
      setState('sent');
    } catch (error) {
      setFailure(failureText(error, messages));
      setState('offer');
    }
  };

  if (state === 'sent') return <CheckEmail messages={messages} resend={send} />;
  return (
    <>
      <Heading icon={<ExpiredIcon />} title={expired.title} text={expired.text} isNews />
      <Stack spacing={2.5}>
        {failure && <Alert severity="error">{failure}</Alert>}
        <Button variant="contained" size="large" disabled={state === 'sending'} onClick={submit}>
          {state === 'sending' ? expired.submitting : expired.submit}
        </Button>
        <ToLogin label={toLogin} />
      </Stack>
    </>
  );
};
