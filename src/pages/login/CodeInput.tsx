import Button from '@mui/material/Button';
import { useState } from 'react';
import type { SecondFactorMessages } from '#providers/i18nProvider/secondFactorMessages.ts';
import { Field } from './fields.tsx';

interface Props {
  messages: SecondFactorMessages;
  value: string;
  wrong: string | undefined;
  onChange: (value: string) => void;
}

/** An input for a code of the authenticator app, or for a recovery code. */
export const CodeInput = ({ messages, onChange, ...props }: Props) => {
  const [isRecovery, setRecovery] = useState(false);
  const texts = messages.secondFactor.step;
  return (
    <>
      <Field
        // a new element, so that it takes the focus
        key={String(isRecovery)}
        {...props}
        id="code"
        label={isRecovery ? texts.recoveryCode : texts.code}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        autoFocus
        slotProps={{ input: { inputMode: isRecovery ? 'text' : 'numeric' } }}
        onChange={onChange}
      />
      <Button
        size="small"
        sx={{ alignSelf: 'flex-start', textAlign: 'start' }}
        onClick={() => {
          setRecovery(!isRecovery);
          onChange('');
        }}
      >
        {isRecovery ? texts.useApp : texts.useRecovery}
      </Button>
    </>
  );
};
