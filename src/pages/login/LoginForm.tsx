import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type FormEvent, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { errorText } from '#contract/errors.ts';
import { check } from '#contract/rules/check.ts';
import { signInInput } from '#contract/rules/session.ts';
import type { signIn as germanMessages } from '#i18n/de/signIn.ts';
import type { Translated } from '#i18n/translated.ts';
import { signIn } from '#providers/authProvider/signIn.ts';
import { RequestError } from '#providers/graphql/errors.ts';
import { currentPortal } from '#providers/portal.ts';
import { forgetSignOutReason, readSignOutReason } from '#providers/session.ts';
import { EmailField, PasswordField } from './fields.tsx';

export type SignInMessages = Translated<typeof germanMessages>;

interface Wrong {
  email?: string;
  password?: string;
  /** What no field is to blame for. */
  form?: string;
}

export const LoginForm = ({ messages }: { messages: SignInMessages }) => {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<Wrong>({});
  const [isPending, setPending] = useState(false);
  const [signOutReason] = useState(readSignOutReason);
  useEffect(forgetSignOutReason, []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const input = check(signInInput, { email, password });
    if (!input.ok) {
      const { email: e, password: p } = input.breaches;
      setWrong({
        ...(e && { email: ruleMessage(e.rule, messages) }),
        ...(p && { password: ruleMessage(p.rule, messages) }),
      });
      return;
    }
    setPending(true);
    setWrong({});
    try {
      await signIn(currentPortal(), input.value);
      navigate((state?.nextPathname ?? '/') + (state?.nextSearch ?? ''), { replace: true });
    } catch (error) {
      setWrong(wrongOf(error, messages));
      setPending(false);
    }
  };

  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={submit}>
      {signOutReason && !wrong.form && (
        <Alert severity="info">
          {signOutReason === errorText.tokenNotValid
            ? messages.signedOut.tokenNotValid
            : messages.signedOut.unauthenticated}
        </Alert>
      )}
      {wrong.form && <Alert severity="error">{wrong.form}</Alert>}
      <EmailField label={messages.email} value={email} wrong={wrong.email} onChange={setEmail} />
      <PasswordField
        messages={messages}
        value={password}
        wrong={wrong.password}
        onChange={setPassword}
      />
      <Button type="submit" variant="contained" size="large" disabled={isPending}>
        {isPending ? messages.submitting : messages.submit}
      </Button>
    </Stack>
  );
};

const ruleMessage = (rule: string, messages: SignInMessages): string => {
  if (rule === 'rules.required') return messages.required;
  return rule === 'rules.email' ? messages.invalidEmail : messages.tooLong;
};

/** Wrong credentials mark both fields (specification 5). */
const wrongOf = (error: unknown, messages: SignInMessages): Wrong => {
  if (!(error instanceof RequestError)) return { form: messages.failed };
  if (error.message.includes(errorText.wrongCredentials)) {
    return { email: messages.wrongCredentials, password: messages.wrongCredentials };
  }
  if (error.code === 'NETWORK') return { form: messages.network };
  if (error.code === 'RATE_LIMITED') {
    const minutes = String(error.body.args?.minutes ?? '');
    return { form: messages.rateLimited.replace('%{minutes}', minutes) };
  }
  return { form: messages.failed };
};
