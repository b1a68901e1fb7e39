import DialogContentText from '@mui/material/DialogContentText';
import { PasswordInput, TextInput } from 'react-admin';
import { endProof, type Proof } from '#providers/confirmIdentity.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { FormFrame } from '#ui/form/FormFrame.tsx';
import { useSubmit } from '#ui/form/useSubmit.ts';
import { ConfirmIdentityDocument } from './confirmIdentity.generated.ts';

const unwritten = { password: '', code: '' };

/** Asks the user for the password or a code, before a call that needs a recent proof of identity. */
const ConfirmIdentityDialog = ({ proof }: { proof: Proof }) => {
  const text = useText('confirmIdentity');
  const submit = useSubmit();
  const confirm = (input: Record<string, unknown>) =>
    submit(
      ConfirmIdentityDocument,
      { input: { [proof]: String(input[proof] ?? '') } },
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
      {proof === 'password' ? (
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

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default ConfirmIdentityDialog;
