import DialogContent from '@mui/material/DialogContent';
import { useState } from 'react';
import { useAppDataProvider } from '#providers/dataProvider/useAppDataProvider.ts';
import { loadSecondFactorMessages } from '#providers/i18nProvider/secondFactorMessages.ts';
import { useMessages } from '#providers/i18nProvider/useMessages.ts';
import { DialogFrame } from '#ui/dialogs/DialogFrame.tsx';
import { RecoveryCodes } from './parts/RecoveryCodes.tsx';
import { SetUpSecondFactor } from './parts/SetUpSecondFactor.tsx';
import { Step } from './parts/Step.tsx';
import {
  EndOwnSecondFactorDocument,
  RenewRecoveryCodesDocument,
} from './parts/secondFactor.generated.ts';
import type { StepProps } from './parts/steps.ts';

export type SecondFactorStep = 'setUp' | 'renew' | 'end';

interface Props {
  step: SecondFactorStep;
  /** Called after the server has made the change. */
  onChanged: () => void;
  onClose: (isDone: boolean) => void;
}

/** Sets up or disables the second factor, or renews its recovery codes. */
const SecondFactorDialog = ({ step, onChanged, onClose }: Props) => {
  const messages = useMessages(loadSecondFactorMessages);
  const { send } = useAppDataProvider();
  const [isShowing, setShowing] = useState(false);
  if (!messages) return null;
  const title = messages.secondFactor[isShowing ? 'codes' : step].title;
  const changed = () => {
    setShowing(step !== 'end');
    onChanged();
  };
  const own = { messages, send, onChanged: changed, onCancel: () => onClose(false) };
  const Steps = steps[step];
  return (
    <DialogFrame
      width="sm"
      title={title}
      // what is shown once is not lost by a click beside it
      onClose={() => !isShowing && onClose(false)}
    >
      <DialogContent>
        <Steps {...own} onDone={() => onClose(true)} />
      </DialogContent>
    </DialogFrame>
  );
};

interface StepsProps extends StepProps {
  onChanged: () => void;
  onDone: () => void;
}

const SetUp = ({ onChanged, ...props }: StepsProps) => (
  <SetUpSecondFactor {...props} onSetUp={onChanged} />
);

const Renew = ({ messages, send, onChanged, onDone, onCancel }: StepsProps) => {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const renew = async () => {
    const { renewRecoveryCodes } = await send(RenewRecoveryCodesDocument, {});
    setCodes(renewRecoveryCodes.data.codes);
    onChanged();
  };
  if (codes) return <RecoveryCodes messages={messages} codes={codes} onDone={onDone} />;
  const { text, submit } = messages.secondFactor.renew;
  return (
    <Step messages={messages} text={text} submit={submit} onSubmit={renew} onCancel={onCancel} />
  );
};

const End = ({ messages, send, onChanged, onDone, onCancel }: StepsProps) => {
  const { text, submit } = messages.secondFactor.end;
  const end = async () => {
    await send(EndOwnSecondFactorDocument, {});
    onChanged();
    onDone();
  };
  return (
    <Step
      messages={messages}
      text={text}
      submit={submit}
      isDangerous
      onSubmit={end}
      onCancel={onCancel}
    />
  );
};

const steps = { setUp: SetUp, renew: Renew, end: End };

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default SecondFactorDialog;
