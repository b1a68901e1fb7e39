import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { encode } from 'uqr';
import { groupedCode } from '#contract/rules/platform/secondFactorCode.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { Step } from './Step.tsx';
import {
  BeginSecondFactorDocument,
  type BeginSecondFactorMutation,
  ConfirmSecondFactorDocument,
} from './secondFactor.generated.ts';
import type { StepProps } from './steps.ts';

type Begun = BeginSecondFactorMutation['beginSecondFactor']['data'];

interface Props extends StepProps {
  /** Called after the server has accepted a code, while the recovery codes are still shown. */
  onSetUp?: () => void;
  /** Called after the user has confirmed the recovery codes. */
  onDone: () => void;
}

/** Sets up an app as the second factor: what it needs, the QR code with a code, the recovery codes. */
export const SetUpSecondFactor = ({ messages, send, onSetUp, onDone, onCancel }: Props) => {
  const [begun, setBegun] = useState<Begun | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const texts = messages.secondFactor.setUp;

  const begin = async () => {
    const { beginSecondFactor } = await send(BeginSecondFactorDocument, {});
    setBegun(beginSecondFactor.data);
  };
  const confirm = async (code: string) => {
    const { confirmSecondFactor } = await send(ConfirmSecondFactorDocument, { input: { code } });
    setCodes(confirmSecondFactor.data.codes);
    onSetUp?.();
  };

  if (codes) return <RecoveryCodes messages={messages} codes={codes} onDone={onDone} />;
  if (!begun) {
    return (
      <Step
        key="app"
        messages={messages}
        text={texts.app}
        submit={texts.next}
        onSubmit={begin}
        onCancel={onCancel}
      />
    );
  }
  return (
    <Step
      key="code"
      messages={messages}
      text={texts.scan}
      field={{
        label: messages.secondFactor.step.code,
        autoComplete: 'one-time-code',
        slotProps: { htmlInput: { inputMode: 'numeric' } },
      }}
      submit={texts.confirm}
      onSubmit={confirm}
      onCancel={onCancel}
    >
      <Stack sx={{ gap: 2, alignItems: 'center' }}>
        <QrCode text={begun.address} label={texts.qrCode} />
        <TextField
          label={texts.secret}
          value={groupedCode(begun.secret).replaceAll('-', ' ')}
          fullWidth
          multiline
          onFocus={({ target }) => target.select()}
          slotProps={{ htmlInput: { readOnly: true, spellCheck: false } }}
        />
      </Stack>
    </Step>
  );
};

/**
 * A QR code, generated in the browser, so that no third party sees its content; dark on white in
 * each theme.
 */
const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { size, data } = encode(text, { ecc: 'L', border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [[x, y]] : [])));
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{ width: 240, maxWidth: '100%', backgroundColor: '#fff', borderRadius: 1 }}
    >
      <path fill="#000" d={dark.map(([x, y]) => `M${x} ${y}h1v1h-1z`).join('')} />
    </Box>
  );
};
