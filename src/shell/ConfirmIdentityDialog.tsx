import KeyIcon from '@mui/icons-material/KeyOutlined';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { useState } from 'react';
import { PasswordInput, TextInput } from 'react-admin';
import type { Proof } from '#contract/proof.ts';
import { endProof } from '#providers/confirmIdentity.ts';
import { useAppDataProvider } from '#providers/dataProvider/useAppDataProvider.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { askForPasskey, hasPasskeys } from '#providers/passkeys.ts';
import { FormFrame } from '#ui/form/FormFrame.tsx';
import { useAttempt } from '#ui/form/useAttempt.ts';
import { useSubmit } from '#ui/form/useSubmit.ts';
import { BeginPasskeyProofDocument, ConfirmIdentityDocument } from './confirmIdentity.generated.ts';

const unwritten = { password: '', code: '' };

/** Asks the user for the password or a code, before a call that needs a recent proof of identity. */
const ConfirmIdentityDialog = ({ proof }: { proof: Proof }) => {
  const text = useText('confirmIdentity');
  const submit = useSubmit();
  const field = proof === 'password' ? 'password' : 'code';
  const confirm = (input: Record<string, unknown>) =>
    submit(
      ConfirmIdentityDocument,
      { input: { [field]: String(input[field] ?? '') } },
      { onSuccess: () => endProof(true) },
    );
  return (
    <FormFrame
      onClose={() => endProof(false)}
      width="xs"
      record={unwritten}
      onSubmit={confirm}
      title={text('title')}
      save={text('confirm')}
    >
      <DialogContentText sx={{ mb: 2 }}>{text(`${proof}Text`)}</DialogContentText>
      {proof === 'passkey' && <PasskeyButton />}
      {field === 'password' ? (
        <PasswordInput
          source="password"
          label={text('password')}
          autoComplete="current-password"
          autoFocus
          helperText={false}
        />
      ) : (
        <TextInput
          source="code"
          label={text('code')}
          autoComplete="one-time-code"
          autoFocus
          helperText={text('codeHelp')}
        />
      )}
    </FormFrame>
  );
};

/** Proves the identity by a passkey, instead of the field. */
const PasskeyButton = () => {
  const text = useText('confirmIdentity');
  const { send } = useAppDataProvider();
  const attempt = useAttempt();
  const [isPending, setPending] = useState(false);
  const prove = async () => {
    const { beginPasskeyProof } = await send(BeginPasskeyProofDocument, {});
    const passkey = await askForPasskey(beginPasskeyProof.data.options);
    if (passkey === null) return undefined;
    await send(ConfirmIdentityDocument, { input: { passkey } });
    endProof(true);
    return undefined;
  };
  return (
    <Button
      fullWidth
      variant="outlined"
      startIcon={<KeyIcon />}
      disabled={isPending || !hasPasskeys()}
      sx={{ mb: 2 }}
      onClick={() => {
        setPending(true);
        void attempt(prove).finally(() => setPending(false));
      }}
    >
      {text('usePasskey')}
    </Button>
  );
};

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default ConfirmIdentityDialog;
