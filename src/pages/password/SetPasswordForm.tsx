import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type FormEvent, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { check, type Violation } from '#contract/rules/platform/check.ts';
import { setPasswordInput } from '#contract/rules/platform/session.ts';
import { PasswordField } from '#src/pages/login/fields.tsx';
import { focusFirst } from './focusFirst.ts';
import type { Messages } from './messages.ts';

interface Props {
  messages: Messages;
  /** The account's email address, for the browser's password manager. */
  email: string | undefined;
  /** Resolves to an error message, or null. */
  onSubmit: (password: string) => Promise<string | null>;
}

/** The form for a password and its confirmation, validated with the API's rules. */
export const SetPasswordForm = ({ messages, email, onSubmit }: Props) => {
  const { set } = messages.passwords;
  const [password, setPassword] = useState('');
  const [confirmPassword, setConfirmPassword] = useState('');
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const [isPending, setPending] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = check(setPasswordInput, { password, confirmPassword });
    if (!input.ok) {
      const texts = Object.entries(input.violations).map(([field, violation]) => [
        field,
        ruleText(violation, messages),
      ]);
      setWrong(Object.fromEntries(texts));
      focusFirst(event.currentTarget, input.violations);
      return;
    }
    setPending(true);
    setWrong({});
    const failure = await onSubmit(password);
    if (failure === null) return;
    setWrong({ form: failure });
    setPending(false);
  };

  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={submit}>
      {wrong.form && <Alert severity="error">{wrong.form}</Alert>}
      {email && <input hidden readOnly type="email" autoComplete="username" value={email} />}
      <PasswordField
        messages={messages}
        label={set.password}
        autoComplete="new-password"
        autoFocus
        value={password}
        wrong={wrong.password}
        hint={set.hint.replace('%{limit}', String(limits.passwordMin))}
        onChange={setPassword}
      />
      <PasswordField
        messages={messages}
        id="confirmPassword"
        label={set.confirmPassword}
        autoComplete="new-password"
        value={confirmPassword}
        wrong={wrong.confirmPassword}
        onChange={setConfirmPassword}
      />
      <Button type="submit" variant="contained" size="large" disabled={isPending}>
        {isPending ? set.submitting : set.submit}
      </Button>
    </Stack>
  );
};

const ruleText = ({ rule, limit }: Violation, messages: Messages): string => {
  const { set } = messages.passwords;
  const texts: Record<string, string> = {
    'rules.required': messages.required,
    'rules.minLength': set.tooShort,
    'rules.maxLength': set.tooLong,
    'rules.passwordsDiffer': set.differ,
    'rules.passwordCommon': set.common,
    'rules.passwordSame': set.same,
  };
  return (texts[rule] ?? messages.failed).replace('%{limit}', String(limit));
};
