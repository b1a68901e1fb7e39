import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { check } from '#contract/rules/platform/check.ts';
import { forgotPasswordInput } from '#contract/rules/platform/session.ts';
import { failureText } from '#providers/i18nProvider/failureText.ts';
import { currentPortal } from '#providers/portal.ts';
import { EmailField } from '#src/pages/login/fields.tsx';
import { ruleText } from '#src/pages/login/ruleText.ts';
import { Heading } from './Heading.tsx';
import type { Messages } from './messages.ts';
import { ToLogin } from './ToLogin.tsx';

interface Props {
  messages: Messages;
  send: (email: string) => Promise<unknown>;
  onSent: (email: string) => void;
}

export const ForgotPasswordForm = ({ messages, send, onSent }: Props) => {
  const { forgot, toLogin } = messages.passwords;
  // prefilled with the email address from the login page
  const { state } = useLocation();
  const [email, setEmail] = useState<string>(state?.email ?? '');
  const [wrong, setWrong] = useState<{ email?: string; form?: string }>({});
  const [isPending, setPending] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const input = check(forgotPasswordInput, { email, type: currentPortal() });
    if (!input.ok) {
      const { email: violation } = input.violations;
      setWrong(violation ? { email: ruleText(violation, messages) } : {});
      return;
    }
    setPending(true);
    setWrong({});
    try {
      await send(input.value.email);
      onSent(input.value.email);
    } catch (error) {
      setWrong({ form: failureText(error, messages) });
      setPending(false);
    }
  };

  return (
    <>
      <Heading title={forgot.title} text={forgot.text} />
      <Stack component="form" noValidate spacing={2.5} onSubmit={submit}>
        {wrong.form && <Alert severity="error">{wrong.form}</Alert>}
        <EmailField label={messages.email} value={email} wrong={wrong.email} onChange={setEmail} />
        <Button type="submit" variant="contained" size="large" disabled={isPending}>
          {isPending ? forgot.submitting : forgot.submit}
        </Button>
        <ToLogin label={toLogin} />
      </Stack>
    </>
  );
};
