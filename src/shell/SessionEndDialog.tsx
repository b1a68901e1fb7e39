import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { errorText } from '#contract/errors.ts';
import { check } from '#contract/rules/check.ts';
import { signInInput } from '#contract/rules/signIn.ts';
import { RequestError } from '#providers/graphql/errors.ts';
import { fallbackOf } from '#providers/graphql/fallback.ts';
import type { Session } from '#providers/session.ts';
import { endSessionHere, leaveSession, resumeSession } from '#providers/sessionEnd.ts';
import { authProvider } from '#src/authProvider.ts';
import { PasswordField } from '#src/pages/login/fields.tsx';
import { ActionButton } from '#ui/actions/ActionButton.tsx';

type User = Session['user'];

interface Wrong {
  password?: string;
  form?: string;
}

/** Asks the user for the password again; the page behind it stays as it was. */
const SessionEndDialog = ({ user }: { user: User }) => {
  const translate = useTranslate();
  const titleId = useId();
  const textId = useId();
  const { password, setPassword, wrong, isPending, submit } = useSignInAgain(user);
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      aria-labelledby={titleId}
      aria-describedby={textId}
      // hides the page from people passing by
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
  const translate = useTranslate();
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<Wrong>({});
  const [isPending, setPending] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // React bubbles it to the form below, which must not submit
    event.stopPropagation();
    const input = check(signInInput, { email, password });
    if (!input.ok) {
      const { rule = 'rules.required', limit } = input.breaches.password ?? {};
      setWrong({ password: translate(rule, { limit }) });
      return;
    }
    setPending(true);
    setWrong({});
    try {
      const user = await authProvider.login(input.value);
      // somebody else may have signed in meanwhile
      if (user.id === id) resumeSession();
      else leaveSession('/');
    } catch (error) {
      setWrong(wrongOf(error, translate));
      setPending(false);
    }
  };

  return { password, setPassword, wrong, isPending, submit };
};

const wrongOf = (error: unknown, translate: ReturnType<typeof useTranslate>): Wrong => {
  if (!(error instanceof RequestError)) return { form: translate('error.INTERNAL') };
  if (error.message.includes(errorText.wrongCredentials)) {
    return { password: translate('sessionEnd.wrongPassword') };
  }
  return {
    form: translate(error.message, { _: fallbackOf(error.message, translate), ...error.body.args }),
  };
};

// biome-ignore lint/style/noDefaultExport: a lazy component is a module's default export
export default SessionEndDialog;
