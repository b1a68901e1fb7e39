import TextField from '@mui/material/TextField';
import { FieldTitle, useInput, useResourceContext, ValidationError } from 'react-admin';

const asItIs = (value: unknown) => value;

interface Props {
  source: string;
  helperText?: string;
}

/** An input for a day without a time. The value is YYYY-MM-DD or null; the browser formats it. */
export const CalendarDateInput = ({ source, helperText }: Props) => {
  const resource = useResourceContext();
  const { field, fieldState, id } = useInput({ source, parse: asItIs });
  const { error } = fieldState;
  return (
    <TextField
      id={id}
      name={field.name}
      type="date"
      inputRef={field.ref}
      label={<FieldTitle source={source} resource={resource} />}
      fullWidth
      value={field.value ?? ''}
      onChange={({ target }) => field.onChange(target.value || null)}
      onBlur={field.onBlur}
      error={Boolean(error)}
      helperText={error?.message ? <ValidationError error={error.message} /> : helperText}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { min: '2000-01-01', max: '2199-12-31' },
      }}
    />
  );
};
