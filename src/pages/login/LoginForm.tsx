import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { errorText } from '#contract/errors.ts';
import { check } from '#contract/rules/platform/check.ts';
import { signInInput } from '#contract/rules/platform/signIn.ts';
import { isAboutCode, signIn } from '#providers/authProvider/signIn.ts';
import { failureText } from '#providers/i18nProvider/failureText.ts';
import type { SignInMessages } from '#providers/i18nProvider/signInMessages.ts';
import { currentPortal } from '#providers/portal.ts';
import { arrival, forgetSignOutReason, readSignOutReason } from '#providers/session.ts';
import type { CodeStepPart } from './CodeStep.tsx';
import { EmailField, PasswordField } from './fields.tsx';
import { Message } from './Message.tsx';
import { PasskeySignIn } from './PasskeySignIn.tsx';
import { ruleText } from './ruleText.ts';

interface Wrong {
  email?: string | undefined;
  password?: string | undefined;
  /** An error of the whole form. */
  form?: string;
}

export const LoginForm = ({ messages }: { messages: SignInMessages }) => {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<Wrong>({});
  const [isPending, setPending] = useState(false);
  const [CodeStep, setCodeStep] = useState<CodeStepPart | null>(null);
  const [signOutReason] = useState(readSignOutReason);
  useEffect(forgetSignOutReason, []);

  const enter = () => {
    arrival.isNew = true;
    navigate((state?.nextPathname ?? '/') + (state?.nextSearch ?? ''), { replace: true });
  };

  const start = () => {
    setPending(true);
    setWrong({});
  };
  const fail = (fault: Wrong) => {
    setWrong(fault);
    setPending(false);
  };

  // focuses the first wrong field, so that a screen reader says what is wrong with it
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each refused sign-in
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [wrong]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = check(signInInput, { email, password });
    if (!input.ok) {
      const { email: e, password: p } = input.violations;
      setWrong({
        email: e && ruleText(e, messages),
        password: p && ruleText(p, messages),
      });
      return;
    }
    start();
    try {
      await signIn(currentPortal(), input.value);
      enter();
    } catch (error) {
      const Step = isAboutCode(error) && (await loadCodeStep());
      if (Step) setCodeStep(() => Step);
      fail(Step ? {} : wrongOf(error, messages));
    }
  };

  if (CodeStep) {
    return (
      <CodeStep
        credentials={{ email, password }}
        onSignedIn={enter}
        onBack={() => setCodeStep(null)}
      />
    );
  }

  return (
    <Stack component="form" ref={form} noValidate spacing={2.5} onSubmit={submit}>
      {signOutReason && !wrong.form && (
        <Message severity="info">
          {messages.signedOut[signOutReasons[signOutReason] ?? 'unauthenticated']}
        </Message>
      )}
      {wrong.form && <Message severity="error">{wrong.form}</Message>}
      <EmailField label={messages.email} value={email} wrong={wrong.email} onChange={setEmail} />
      <PasswordField
        messages={messages}
        label={messages.password}
        value={password}
        wrong={wrong.password}
        onChange={setPassword}
      />
      {currentPortal() !== 'admin' && (
        <Button
          component={Link}
          to="/forgot-password"
          state={{ email }}
          size="small"
          sx={{ alignSelf: 'flex-start', textDecoration: 'underline' }}
        >
          {messages.forgot}
        </Button>
      )}
      <Button type="submit" variant="contained" size="large" disabled={isPending}>
        {isPending ? messages.submitting : messages.submit}
      </Button>
      <PasskeySignIn
        messages={messages}
        isPending={isPending}
        onStart={start}
        onSignedIn={enter}
        onFailed={(form) => fail({ form })}
      />
    </Stack>
  );
};

/**
 * Loads the code step on demand, because few users need it and the login page must stay small; null
 * if loading fails.
 */
const loadCodeStep = () => import('./CodeStep.tsx').then(({ load }) => load()).catch(() => null);

// texts by the message key stored when the user was signed out
const signOutReasons: Record<string, keyof SignInMessages['signedOut']> = {
  [errorText.tokenNotValid]: 'tokenNotValid',
  [errorText.keyNotFound]: 'keyNotFound',
};

/** Wrong credentials mark both fields as invalid (specification 5). */
const wrongOf = (error: unknown, messages: SignInMessages): Wrong => {
  if (error instanceof Error && error.message.includes(errorText.wrongCredentials)) {
    return { email: messages.wrongCredentials, password: messages.wrongCredentials };
  }
  return { form: failureText(error, messages) };
};
