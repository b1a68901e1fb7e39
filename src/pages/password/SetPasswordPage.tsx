import DoneIcon from '@mui/icons-material/CheckRounded';
import Button from '@mui/material/Button';
import { useCallback, useEffect, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { errorText } from '#contract/errors.ts';
import { addressAtPortal } from '#contract/portalAddress.ts';
import { forgetSession, type KeyHolder, type KeyKind } from '#providers/accounts/access.ts';
import { RequestError } from '#providers/graphql/errors.ts';
import { failureText } from '#providers/i18nProvider/failureText.ts';
import { loadPasswordMessages } from '#providers/i18nProvider/signInMessages.ts';
import { useMessages } from '#providers/i18nProvider/useMessages.ts';
import { leaveSignOutReason, readSession } from '#providers/session.ts';
import { Frame } from '#src/pages/login/Frame.tsx';
import { Waiting } from '#src/shell/Waiting.tsx';
import { Expired } from './Expired.tsx';
import { Heading } from './Heading.tsx';
import { Holder } from './Holder.tsx';
import type { Messages } from './messages.ts';
import { SetPasswordForm } from './SetPasswordForm.tsx';
import { Unreachable } from './Unreachable.tsx';

type State =
  | { view: 'opening' | 'expired' | 'done' }
  | { view: 'form'; holder: KeyHolder | null }
  | { view: 'failed'; error: unknown };

/**
 * Handles a rejected key: offers a new link for an expired key, and redirects to the login page for
 * an unknown one.
 */
const useKey = (kind: KeyKind, key: string) => {
  const navigate = useNavigate();
  const [state, setState] = useState<State>({ view: 'opening' });

  const refuse = useCallback(
    (error: unknown): boolean => {
      if (!(error instanceof RequestError)) return false;
      if (error.message === errorText.keyExpired) {
        setState({ view: 'expired' });
        return true;
      }
      if (error.code !== 'NOT_FOUND') return false;
      if (!readSession()) leaveSignOutReason(errorText.keyNotFound);
      navigate('/login', { replace: true });
      return true;
    },
    [navigate],
  );

  const open = useCallback(async () => {
    setState({ view: 'opening' });
    try {
      setState({ view: 'form', holder: await kind.open(key) });
    } catch (error) {
      if (!refuse(error)) setState({ view: 'failed', error });
    }
  }, [kind, key, refuse]);

  useEffect(() => {
    void open();
  }, [open]);

  return { state, setState, refuse, open };
};

/**
 * Sets the password of the account that owns the key in the address (specification 2). An
 * activation link opened in the wrong portal redirects to the right one.
 */
export const SetPasswordPage = ({ kind }: { kind: KeyKind }) => {
  const address = addressAtPortal(window.location.href, kind.portal);
  useEffect(() => {
    if (address) window.location.replace(address);
  }, [address]);
  return address ? <Waiting /> : <KeyPage kind={kind} />;
};

const KeyPage = ({ kind }: { kind: KeyKind }) => {
  const { key = '' } = useParams();
  const messages = useMessages(loadPasswordMessages);
  const { state, setState, refuse, open } = useKey(kind, key);
  if (!messages || state.view === 'opening') return <Waiting />;

  const submit = async (password: string): Promise<string | null> => {
    try {
      await kind.setPassword(key, password);
      forgetSession();
      setState({ view: 'done' });
      return null;
    } catch (error) {
      return refuse(error) ? null : failureText(error, messages);
    }
  };

  return (
    <Frame messages={messages}>
      {state.view === 'failed' && (
        <Unreachable messages={messages} error={state.error} onRetry={open} />
      )}
      {state.view === 'expired' && (
        <Expired messages={messages} portal={kind.portal} accessKey={key} />
      )}
      {state.view === 'done' && <PasswordSet messages={messages} isFirst={kind.isActivation} />}
      {state.view === 'form' && (
        <>
          <Holder messages={messages} holder={state.holder} />
          <SetPasswordForm messages={messages} email={state.holder?.email} onSubmit={submit} />
        </>
      )}
    </Frame>
  );
};

/** The confirmation, with a link to the login page. */
const PasswordSet = ({ messages, isFirst }: { messages: Messages; isFirst: boolean }) => {
  const { done, toLogin } = messages.passwords;
  return (
    <>
      <Heading
        icon={<DoneIcon />}
        title={isFirst ? done.activatedTitle : done.title}
        text={isFirst ? done.activatedText : done.text}
        isNews
      />
      <Button component={Link} to="/login" variant="contained" size="large" fullWidth>
        {toLogin}
      </Button>
    </>
  );
};
