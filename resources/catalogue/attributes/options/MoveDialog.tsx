import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { useText } from '#providers/i18nProvider/useText.ts';
import { ActionButton } from '#ui/actions/ActionButton.tsx';
import { DialogFrame } from '#ui/dialogs/DialogFrame.tsx';
import type { ListedOption } from './useOptions.ts';

interface Props {
  options: readonly ListedOption[];
  /** Number of options in the whole list. */
  count: number;
  onClose: () => void;
  onMove: (ids: ReadonlySet<string>, index: number) => Promise<void>;
}

/** Moves options to a position entered as a number, for lists of thousands of options. */
export const MoveDialog = ({ options, count, onClose, onMove }: Props) => {
  const translate = useText();
  const label = useText('resources.collections/attributes.options.move');
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const last = count - options.length + 1;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const position = /^\d{1,9}$/.test(text.trim()) ? Number(text) : 0;
    const isPlace = position >= 1 && position <= last;
    setWrong(!isPlace);
    if (!isPlace) return;
    onClose();
    void onMove(new Set(options.map(({ id }) => id)), position - 1);
  };
  return (
    <DialogFrame
      onClose={onClose}
      width="xs"
      onSubmit={submit}
      title={label('title')}
      isAtRisk={text.trim() !== ''}
      actions={
        <>
          <Button onClick={onClose}>{translate('form.cancel')}</Button>
          <ActionButton type="submit" variant="contained">
            {label('confirm')}
          </ActionButton>
        </>
      }
    >
      <DialogContentText sx={{ mb: 2 }}>
        {label('text', { smart_count: options.length, name: options[0]?.name })}
      </DialogContentText>
      <TextField
        autoFocus
        fullWidth
        label={label('position', { count: last })}
        value={text}
        error={isWrong}
        onChange={(event) => setText(event.target.value)}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 9 } }}
        sx={{ mt: 1 }}
      />
    </DialogFrame>
  );
};
