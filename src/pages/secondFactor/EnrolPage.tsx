import KeyIcon from '@mui/icons-material/KeyOutlined';
import PhoneIcon from '@mui/icons-material/SmartphoneOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { errorText } from '#contract/errors.ts';
import { SignOutDocument } from '#providers/authProvider/account.generated.ts';
import { askForProof, endProof, useRequestedProof } from '#providers/confirmIdentity.ts';
import { setEnrolling } from '#providers/enrolling.ts';
import { RequestError } from '#providers/graphql/errors.ts';
import { request } from '#providers/graphql/request.ts';
import {
  loadSecondFactorMessages,
  type SecondFactorMessages,
} from '#providers/i18nProvider/secondFactorMessages.ts';
import { useMessages } from '#providers/i18nProvider/useMessages.ts';
import { hasPasskeys } from '#providers/passkeys.ts';
import { clearSession, leaveSignOutReason } from '#providers/session.ts';
import { SetUpPasskey } from '#resources/platform/account/parts/SetUpPasskey.tsx';
import { SetUpSecondFactor } from '#resources/platform/account/parts/SetUpSecondFactor.tsx';
import { Step } from '#resources/platform/account/parts/Step.tsx';
import type { Send } from '#resources/platform/account/parts/steps.ts';
import { Frame } from '#src/pages/login/Frame.tsx';
import { Heading } from '#src/pages/password/Heading.tsx';
import { ConfirmIdentityDocument } from '#src/shell/confirmIdentity.generated.ts';
import { Waiting } from '#src/shell/Waiting.tsx';

const toLogin = (): void => {
  clearSession();
  window.location.assign('/login');
};

const send: Send = async (document, variables) => {
  try {
    return await request(document, variables);
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    if (error.message === errorText.confirmIdentity) {
      // an account without a second factor confirms by its password
      if (await askForProof('password')) return send(document, variables);
    }
    if (error.message === errorText.tokenNotValid) {
      leaveSignOutReason(error.message);
      toLogin();
    }
    throw error;
  }
};

const signOut = (): void => {
  request(SignOutDocument, {}).catch(() => undefined);
  toLogin();
};

interface Props {
  messages: SecondFactorMessages;
}

/** The only page of a session whose account must set up a second factor first. */
const EnrolPage = () => {
  const messages = useMessages(loadSecondFactorMessages);
  const proof = useRequestedProof();
  if (!messages) return <Waiting />;
  const { title, required, signOut: leave } = messages.secondFactor.setUp;
  return (
    <Frame messages={messages}>
      <Heading title={title} text={required} />
      {proof && <IdentityStep messages={messages} />}
      {/* stays mounted, because its call waits for the proof */}
      <Box hidden={proof !== null}>
        <SetUp messages={messages} />
      </Box>
      <Button size="small" sx={{ mt: 3 }} onClick={signOut}>
        {leave}
      </Button>
    </Frame>
  );
};

/** Asks for the password of a session that is older than ten minutes. */
const IdentityStep = ({ messages }: Props) => {
  const { confirm } = messages.secondFactor;
  const give = async (password: string) => {
    await send(ConfirmIdentityDocument, { input: { password } });
    endProof(true);
  };
  return (
    <Step
      messages={messages}
      text={confirm.text}
      field={{
        label: messages.password,
        type: 'password',
        autoComplete: 'current-password',
      }}
      submit={confirm.submit}
      onSubmit={give}
      onCancel={() => endProof(false)}
    />
  );
};

const ways = { app: SetUpSecondFactor, passkey: SetUpPasskey };
type Way = keyof typeof ways;

/** Lets the user choose between an app and a passkey, where the browser has passkeys. */
const SetUp = ({ messages }: Props) => {
  const [way, setWay] = useState<Way | null>(hasPasskeys() ? null : 'app');
  if (way === null) return <Choice messages={messages} onChoose={setWay} />;
  const Steps = ways[way];
  return (
    <Steps
      messages={messages}
      send={send}
      onSetUp={() => setEnrolling(false)}
      // reloads, because the application is built for the roles at its start
      onDone={() => window.location.reload()}
      {...(hasPasskeys() && { onCancel: () => setWay(null) })}
    />
  );
};

const Choice = ({ messages, onChoose }: Props & { onChoose: (way: Way) => void }) => {
  const { withPasskey, withPasskeyText, withApp, withAppText } = messages.secondFactor.setUp;
  const choices = [
    { way: 'passkey', icon: <KeyIcon />, name: withPasskey, text: withPasskeyText },
    { way: 'app', icon: <PhoneIcon />, name: withApp, text: withAppText },
  ] as const;
  return (
    <Stack spacing={3}>
      {choices.map(({ way, icon, name, text }) => (
        <div key={way}>
          <Button
            fullWidth
            variant={way === 'passkey' ? 'contained' : 'outlined'}
            startIcon={icon}
            aria-describedby={way}
            onClick={() => onChoose(way)}
          >
            {name}
          </Button>
          <Typography id={way} variant="body2" color="text.secondary" sx={{ mt: 1 }}>
            {text}
          </Typography>
        </div>
      ))}
    </Stack>
  );
};

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default EnrolPage;
