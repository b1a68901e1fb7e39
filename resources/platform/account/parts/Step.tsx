import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { SecondFactorMessages } from '#providers/i18nProvider/secondFactorMessages.ts';
import { useDialogInput } from '#ui/dialogs/dialogInput.ts';
import { faultText } from './steps.ts';

interface Props {
  messages: SecondFactorMessages;
  text: string;
  /** Content between the text and the field. */
  children?: ReactNode;
  /** Without one, the step is only confirmed. */
  field?: Pick<TextFieldProps, 'label' | 'type' | 'autoComplete' | 'helperText' | 'slotProps'>;
  submit: string;
  isDangerous?: boolean;
  /** Submits the value, which is empty without a field; an error is shown in the step. */
  onSubmit: (value: string) => Promise<unknown>;
  onCancel?: (() => void) | undefined;
}

/** A step with at most one field. */
export const Step = ({ messages, text, children, field, submit, onSubmit, ...props }: Props) => {
  const [value, setValue] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  useDialogInput({ isAtRisk: value !== '', isPending });
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    if (field && value.trim() === '') return setWrong(messages.required);
    setPending(true);
    setWrong(null);
    try {
      await onSubmit(value);
    } catch (error) {
      setWrong(faultText(error, messages));
      setPending(false);
    }
  };
  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={send}>
      <Typography>{text}</Typography>
      {children}
      {field && (
        <TextField
          {...field}
          value={value}
          autoFocus
          fullWidth
          error={wrong !== null}
          helperText={wrong ?? field.helperText}
          onChange={({ target }) => setValue(target.value)}
        />
      )}
      {!field && wrong !== null && <Alert severity="error">{wrong}</Alert>}
      <Stack direction="row" sx={{ gap: 1, justifyContent: 'flex-end' }}>
        {props.onCancel && (
          <Button onClick={props.onCancel}>{messages.secondFactor.setUp.cancel}</Button>
        )}
        <Button
          type="submit"
          variant="contained"
          color={props.isDangerous ? 'error' : 'primary'}
          autoFocus={!field}
          disabled={isPending}
        >
          {submit}
        </Button>
      </Stack>
    </Stack>
  );
};
