import { useState } from 'react';
import { limits } from '#contract/limits.ts';
import { addPasskey } from './addPasskey.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { Step } from './Step.tsx';
import { StepFault, type StepProps } from './steps.ts';

interface Props extends StepProps {
  /** Called after the server has stored the passkey, while the recovery codes are still shown. */
  onSetUp: () => void;
  /** Called after the user has confirmed the recovery codes. */
  onDone: () => void;
}

/** Sets up a passkey as the second factor: its name, the browser's own dialog, the recovery codes. */
export const SetUpPasskey = ({ messages, send, onSetUp, onDone, onCancel }: Props) => {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const texts = messages.secondFactor.passkey;
  const add = async (name: string) => {
    const added = await addPasskey(send, name);
    if (typeof added === 'string') throw new StepFault(texts.notMade);
    setCodes(added);
    onSetUp();
  };
  if (codes) return <RecoveryCodes messages={messages} codes={codes} onDone={onDone} />;
  return (
    <Step
      messages={messages}
      text={texts.text}
      field={{
        label: texts.name,
        helperText: texts.nameHelp,
        autoComplete: 'off',
        slotProps: { htmlInput: { maxLength: limits.passkeyName } },
      }}
      submit={messages.secondFactor.setUp.next}
      onSubmit={add}
      onCancel={onCancel}
    />
  );
};
