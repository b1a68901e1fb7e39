import Button from '@mui/material/Button';
import type { SignInMessages } from '#providers/i18nProvider/signInMessages.ts';

interface Props {
  messages: SignInMessages;
  isPending: boolean;
  onStart: () => void;
  onSignedIn: () => void;
  /** Called with the reason, as a text. */
  onFailed: (text: string) => void;
}

/** Signs in with a passkey instead of the password and a code, in browsers that can. */
export const PasskeySignIn = ({ messages, isPending, onStart, onSignedIn, onFailed }: Props) => {
  if (!('PublicKeyCredential' in window)) return null;
  const submit = async () => {
    onStart();
    // few users have one, and the login page must stay small
    const failed = await import('#providers/authProvider/passkeySignIn.ts').then(
      ({ signInByPasskey }) => signInByPasskey(),
      () => messages.failed,
    );
    if (failed) onFailed(failed);
    else onSignedIn();
  };
  return (
    <Button variant="outlined" size="large" disabled={isPending} onClick={submit}>
      {messages.passkey}
    </Button>
  );
};
