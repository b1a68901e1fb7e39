import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import { useState } from 'react';
import { TextInput, useNotify } from 'react-admin';
import { passkeyForm } from '#contract/rules/platform/passkey.ts';
import { useAppDataProvider } from '#providers/dataProvider/useAppDataProvider.ts';
import { loadSecondFactorMessages } from '#providers/i18nProvider/secondFactorMessages.ts';
import { useMessages } from '#providers/i18nProvider/useMessages.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { DialogFrame } from '#ui/dialogs/DialogFrame.tsx';
import { FormFrame } from '#ui/form/FormFrame.tsx';
import { useAttempt } from '#ui/form/useAttempt.ts';
import { validateBy } from '#ui/form/validateBy.ts';
import { addPasskey } from './parts/addPasskey.ts';
import { RecoveryCodes } from './parts/RecoveryCodes.tsx';

interface Props {
  /** Called after the server has stored the passkey. */
  onAdded: () => void;
  onClose: () => void;
}

const validate = validateBy(passkeyForm);
const unwritten = { name: '' };

/** Asks for a name, then lets the browser make a passkey; shows recovery codes with the first one. */
const PasskeyDialog = ({ onAdded, onClose }: Props) => {
  const text = useText('account.passkeys');
  const messages = useMessages(loadSecondFactorMessages);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const notify = useNotify();
  const add = useAdd();
  const submit = async ({ name }: { name: string }) =>
    add(name, (made) => {
      onAdded();
      notify('account.passkeys.added', { type: 'success' });
      if (made.length === 0) onClose();
      else setCodes(made);
    });
  if (!messages) return null;
  if (codes.length > 0) {
    return (
      // a click beside it does not close it, since the codes are shown only once
      <DialogFrame width="sm" title={messages.secondFactor.codes.title} onClose={() => undefined}>
        <DialogContent>
          <RecoveryCodes messages={messages} codes={codes} onDone={onClose} />
        </DialogContent>
      </DialogFrame>
    );
  }
  return (
    <FormFrame
      width="xs"
      title={text('add')}
      save={text('next')}
      record={unwritten}
      validate={validate}
      onSubmit={(values: object) => submit(values as { name: string })}
      onClose={onClose}
    >
      <Box sx={{ pt: 1 }}>
        <TextInput
          source="name"
          label={text('name')}
          helperText={text('nameHelp')}
          autoComplete="off"
          autoFocus
          fullWidth
        />
      </Box>
    </FormFrame>
  );
};

/** Makes a passkey and stores it; calls back with recovery codes, if there are new ones. */
const useAdd = () => {
  const { send } = useAppDataProvider();
  const attempt = useAttempt();
  const notify = useNotify();
  return (name: string, onAdded: (codes: readonly string[]) => void) =>
    attempt(async () => {
      const added = await addPasskey(send, name);
      if (added === 'exists') notify('account.passkeys.exists', { type: 'warning' });
      else if (added === 'cancelled') notify('account.passkeys.notMade', { type: 'info' });
      else onAdded(added);
      return undefined;
    });
};

// biome-ignore lint/style/noDefaultExport: a lazy part is a module's default export
export default PasskeyDialog;
