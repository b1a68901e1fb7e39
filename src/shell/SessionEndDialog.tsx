import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, useId, useState } from 'react';
import { errorText } from '#contract/errors.ts';
import { check } from '#contract/rules/platform/check.ts';
import { signInInput } from '#contract/rules/platform/signIn.ts';
import { isAboutCode } from '#providers/authProvider/signIn.ts';
import { RequestError } from '#providers/graphql/errors.ts';
import { failureOf, failureText } from '#providers/graphql/failure.ts';
import { loadSecondFactorMessages } from '#providers/i18nProvider/secondFactorMessages.ts';
import { useMessages } from '#providers/i18nProvider/useMessages.ts';
import { type DynamicText, useDynamicText, useText } from '#providers/i18nProvider/useText.ts';
import type { Session } from '#providers/session.ts';
import { endSessionHere, leaveSession, resumeSession } from '#providers/sessionEnd.ts';
import { authProvider } from '#src/authProvider.ts';
import { CodeInput } from '#src/pages/login/CodeInput.tsx';
import { PasswordField } from '#src/pages/login/fields.tsx';
import { ActionButton } from '#ui/actions/ActionButton.tsx';

type User = Session['user'];

interface Wrong {
  password?: string;
  code?: string;
  form?: string;
}

/** Asks the user for the password again; the page behind the dialog keeps its state. */
const SessionEndDialog = ({ user }: { user: User }) => {
  const translate = useText();
  const titleId = useId();
  const textId = useId();
  const messages = useMessages(loadSecondFactorMessages);
  const { password, setPassword, code, setCode, wrong, isPending, submit } = useSignInAgain(user);
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      aria-labelledby={titleId}
      aria-describedby={textId}
      // hides the page's data from other people near the screen
      slotProps={{ backdrop: { sx: { backdropFilter: 'blur(12px)' } } }}
    >
      <form noValidate onSubmit={submit}>
        <DialogTitle id={titleId}>{translate('sessionEnd.title')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
          <DialogContentText id={textId}>
            {translate('sessionEnd.text', { email: user.email })}
          </DialogContentText>
          {wrong.form && <Alert severity="error">{wrong.form}</Alert>}
          <input hidden readOnly type="email" autoComplete="username" value={user.email} />
          <PasswordField
            id="sign-in-again"
            messages={{
              showPassword: translate('sessionEnd.showPassword'),
              hidePassword: translate('sessionEnd.hidePassword'),
            }}
            label={translate('sessionEnd.password')}
            value={password}
            wrong={wrong.password}
            onChange={setPassword}
            autoFocus
          />
          {code !== null && messages && (
            <CodeInput messages={messages} value={code} wrong={wrong.code} onChange={setCode} />
          )}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button onClick={endSessionHere}>{translate('sessionEnd.decline')}</Button>
          <ActionButton type="submit" variant="contained" disabled={isPending}>
            {translate(isPending ? 'sessionEnd.submitting' : 'sessionEnd.submit')}
          </ActionButton>
        </DialogActions>
      </form>
    </Dialog>
  );
};

const useSignInAgain = ({ id, email }: User) => {
  const translate = useDynamicText();
  const [password, setPassword] = useState('');
  // null until the server asks for a code
  const [code, setCode] = useState<string | null>(null);
  const [wrong, setWrong] = useState<Wrong>({});
  const [isPending, setPending] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // React bubbles the event to the surrounding form, which must not be submitted
    event.stopPropagation();
    const input = check(signInInput, { email, password });
    if (!input.ok) {
      const { rule = 'rules.required', limit } = input.violations.password ?? {};
      setWrong({ password: translate(rule, { limit }) });
      return;
    }
    setPending(true);
    setWrong({});
    try {
      const user = await authProvider.login({ ...input.value, ...(code && { code }) });
      // another user may have signed in meanwhile
      if (user.id === id) resumeSession();
      else leaveSession('/');
    } catch (error) {
      if (isAboutCode(error)) setCode((typed) => typed ?? '');
      setWrong(isAboutCode(error) ? wrongCode(code, translate) : wrongOf(error, translate));
      setPending(false);
    }
  };

  return { password, setPassword, code, setCode, wrong, isPending, submit };
};

/** The server's first request for a code is not an error. */
const wrongCode = (code: string | null, translate: DynamicText): Wrong =>
  code === null ? {} : { code: translate('rules.wrongCode') };

const wrongOf = (error: unknown, translate: DynamicText): Wrong => {
  if (error instanceof RequestError && error.message.includes(errorText.wrongCredentials)) {
    return { password: translate('sessionEnd.wrongPassword') };
  }
  return { form: failureText(failureOf(error), translate) };
};

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default SessionEndDialog;
