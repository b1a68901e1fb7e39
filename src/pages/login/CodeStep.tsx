import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { check, type Violation } from '#contract/rules/platform/check.ts';
import { signInCode } from '#contract/rules/platform/secondFactorCode.ts';
import { type Credentials, isAboutCode, signIn } from '#providers/authProvider/signIn.ts';
import { failureText } from '#providers/i18nProvider/failureText.ts';
import {
  loadSecondFactorMessages,
  type SecondFactorMessages,
} from '#providers/i18nProvider/secondFactorMessages.ts';
import { useMessages } from '#providers/i18nProvider/useMessages.ts';
import { currentPortal } from '#providers/portal.ts';
import { language } from '#providers/preferences.ts';
import { CodeInput } from './CodeInput.tsx';
import { Message } from './Message.tsx';
import { PasskeySignIn } from './PasskeySignIn.tsx';

interface Props {
  /** Credentials that the server has accepted. */
  credentials: Credentials;
  onSignedIn: () => void;
  onBack: () => void;
}

/** The second step of sign-in, for accounts with a second factor. */
const CodeStep = ({ credentials, onSignedIn, onBack }: Props) => {
  const messages = useMessages(loadSecondFactorMessages);
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState<{ code?: string; form?: string }>({});
  const [isPending, setPending] = useState(false);
  if (!messages) return null;

  const change = (typed: string) => {
    setCode(typed);
    setWrong({});
  };

  const start = () => {
    setPending(true);
    setWrong({});
  };
  const fail = (fault: typeof wrong) => {
    setWrong(fault);
    setPending(false);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const input = check(signInCode, { code });
    if (!input.ok) return setWrong({ code: codeText(input.violations.code, messages) });
    start();
    try {
      await signIn(currentPortal(), { ...credentials, ...input.value });
      onSignedIn();
    } catch (error) {
      if (isAboutCode(error)) fail({ code: messages.secondFactor.wrongCode });
      else fail({ form: failureText(error, messages) });
    }
  };

  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={submit}>
      {wrong.form && <Message severity="error">{wrong.form}</Message>}
      <Typography>{messages.secondFactor.step.text}</Typography>
      <CodeInput messages={messages} value={code} wrong={wrong.code} onChange={change} />
      <Button type="submit" variant="contained" size="large" disabled={isPending}>
        {isPending ? messages.submitting : messages.submit}
      </Button>
      <PasskeySignIn
        messages={messages}
        isPending={isPending}
        onStart={start}
        onSignedIn={onSignedIn}
        onFailed={(form) => fail({ form })}
      />
      <Button size="small" sx={{ alignSelf: 'flex-start', minWidth: 0 }} onClick={onBack}>
        {messages.secondFactor.step.back}
      </Button>
    </Stack>
  );
};

export type CodeStepPart = typeof CodeStep;

/** Loads the step together with its messages, so that it renders completely at once. */
export const load = async (): Promise<CodeStepPart> => {
  await loadSecondFactorMessages(language.get());
  return CodeStep;
};

/** The error text for an invalid code. */
const codeText = (violation: Violation | undefined, messages: SecondFactorMessages): string =>
  violation?.rule === 'rules.required' ? messages.required : messages.secondFactor.wrongCode;
