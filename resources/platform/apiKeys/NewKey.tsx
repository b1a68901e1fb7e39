import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { useRefresh } from 'react-admin';
import { limits } from '#contract/limits.ts';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { ActionButton } from '#ui/actions/ActionButton.tsx';
import { DialogFrame } from '#ui/dialogs/DialogFrame.tsx';
import { useReportError } from '#ui/layout/useReportError.ts';
import { MakeApiKeyDocument } from './operations.generated.ts';

/** Creates an API key and shows it; the user cannot see it again later. */
export const NewKey = () => {
  const translate = useText();
  const text = useText('resources.api-keys');
  const refresh = useRefresh();
  const [name, setName] = useState<string | null>(null);
  const [key, setKey] = useState<string | null>(null);
  const { mutate, isPending } = useApiMutation(MakeApiKeyDocument, {
    onSuccess: ({ createApiKey }) => {
      setKey(createApiKey.data.key);
      refresh();
    },
    onError: useReportError(),
  });
  const close = () => {
    setName(null);
    setKey(null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name?.trim() && key === null) mutate({ input: { name } });
  };
  return (
    <>
      <Button variant="contained" onClick={() => setName('')}>
        {text('create')}
      </Button>
      <DialogFrame
        open={name !== null}
        // ignores clicks on the backdrop while the dialog shows the key, which appears only once
        onClose={() => key === null && close()}
        width="sm"
        onSubmit={submit}
        title={text('create')}
        isAtRisk={key === null && Boolean(name?.trim())}
        isPending={isPending}
        actions={
          <>
            <Button onClick={close}>
              {translate(key === null ? 'form.cancel' : 'list.choices.close')}
            </Button>
            {key === null && (
              <ActionButton type="submit" variant="contained" disabled={isPending || !name?.trim()}>
                {text('create')}
              </ActionButton>
            )}
          </>
        }
      >
        {key === null ? (
          <TextField
            label={text('fields.name')}
            helperText={text('nameHint')}
            value={name ?? ''}
            required
            fullWidth
            autoFocus
            sx={{ mt: 1 }}
            onChange={({ target }) => setName(target.value)}
            slotProps={{ htmlInput: { maxLength: limits.keyName } }}
          />
        ) : (
          <Stack spacing={2}>
            <Alert severity="warning">{text('shownOnce')}</Alert>
            <TextField
              label={text('key')}
              value={key}
              fullWidth
              multiline
              onFocus={({ target }) => target.select()}
              slotProps={{ htmlInput: { readOnly: true, spellCheck: false } }}
            />
          </Stack>
        )}
      </DialogFrame>
    </>
  );
};
