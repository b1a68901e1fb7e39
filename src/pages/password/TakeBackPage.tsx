import DoneIcon from '@mui/icons-material/CheckRounded';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useParams } from 'react-router';
import { takeBackEmail } from '#providers/accounts/access.ts';
import { RequestError } from '#providers/graphql/errors.ts';
import { failureText } from '#providers/i18nProvider/failureText.ts';
import { loadPasswordMessages } from '#providers/i18nProvider/signInMessages.ts';
import { useMessages } from '#providers/i18nProvider/useMessages.ts';
import { currentPortal } from '#providers/portal.ts';
import { Frame } from '#src/pages/login/Frame.tsx';
import { Waiting } from '#src/shell/Waiting.tsx';
import { Heading } from './Heading.tsx';
import type { Messages } from './messages.ts';
import { ToLogin } from './ToLogin.tsx';

const refusalOf = (error: unknown, messages: Messages): string => {
  const { gone, taken } = messages.passwords.takeBack;
  if (!(error instanceof RequestError)) return failureText(error, messages);
  if (error.message === 'error.EMAIL_TAKEN') return taken;
  return error.code === 'NOT_FOUND' || error.code === 'INVALID'
    ? gone
    : failureText(error, messages);
};

const TakeBack = ({ messages }: { messages: Messages }) => {
  const { key = '' } = useParams();
  const [state, setState] = useState<'offer' | 'sending' | 'done'>('offer');
  const [refusal, setRefusal] = useState<string | null>(null);
  const { takeBack, toLogin } = messages.passwords;

  const submit = async () => {
    setState('sending');
    setRefusal(null);
    try {
      await takeBackEmail(currentPortal(), key);
      setState('done');
    } catch (error) {
      setRefusal(refusalOf(error, messages));
      setState('offer');
    }
  };

  if (state === 'done') {
    return (
      <>
        <Heading icon={<DoneIcon />} title={takeBack.doneTitle} text={takeBack.doneText} isNews />
        <ToLogin label={toLogin} />
      </>
    );
  }
  return (
    <>
      <Heading title={takeBack.title} text={takeBack.text} />
      <Stack spacing={2.5}>
        {refusal && <Alert severity="error">{refusal}</Alert>}
        <Button variant="contained" size="large" disabled={state === 'sending'} onClick={submit}>
          {state === 'sending' ? takeBack.submitting : takeBack.submit}
        </Button>
        <ToLogin label={toLogin} />
      </Stack>
    </>
  );
};

/** `/take-back/{key}`: restores the address that an account had before a change. */
export const TakeBackPage = () => {
  const messages = useMessages(loadPasswordMessages);
  if (!messages) return <Waiting />;
  return (
    <Frame messages={messages}>
      <TakeBack messages={messages} />
    </Frame>
  );
};
