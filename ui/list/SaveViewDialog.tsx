import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { ActionButton } from '#ui/actions/ActionButton.tsx';
import { DialogFrame } from '#ui/dialogs/DialogFrame.tsx';

interface Props {
  name: string;
  shared: boolean;
  isSaving: boolean;
  onSave: (values: { name: string; shared: boolean }) => void;
  onClose: () => void;
}

/**
 * Saves the list's filters as a view: asks for a name, and whether to share the view with
 * colleagues.
 */
const SaveViewDialog = ({
  name: givenName,
  shared: givenShared,
  isSaving,
  onSave,
  onClose,
}: Props) => {
  const translate = useText();
  const [name, setName] = useState(givenName);
  const [shared, setShared] = useState(givenShared);
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(name.trim() === '');
    if (name.trim() !== '') onSave({ name, shared });
  };
  return (
    <DialogFrame
      onClose={onClose}
      width="xs"
      onSubmit={submit}
      title={translate('list.views.saveTitle')}
      isAtRisk={name !== givenName || shared !== givenShared}
      isPending={isSaving}
      actions={
        <>
          <Button onClick={onClose}>{translate('form.cancel')}</Button>
          <ActionButton type="submit" variant="contained" disabled={isSaving}>
            {translate(isSaving ? 'form.saving' : 'form.save')}
          </ActionButton>
        </>
      }
    >
      <TextField
        autoFocus
        fullWidth
        label={translate('list.views.name')}
        value={name}
        error={isMissing}
        helperText={isMissing && translate('rules.required')}
        onChange={(event) => setName(event.target.value)}
        slotProps={{ htmlInput: { maxLength: limits.viewName } }}
        sx={{ mt: 1 }}
      />
      <FormControlLabel
        control={
          <Checkbox checked={shared} onChange={(event) => setShared(event.target.checked)} />
        }
        label={translate('list.views.share')}
        sx={{ mt: 1 }}
      />
    </DialogFrame>
  );
};

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default SaveViewDialog;
