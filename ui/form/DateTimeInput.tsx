import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import { FieldTitle, useInput, useResourceContext, ValidationError } from 'react-admin';
import { berlinTime, momentInBerlin } from '#contract/berlinTime.ts';

const asItIs = (value: unknown) => value;

interface Props {
  source: string;
  helperText: string;
}

/**
 * An input for a point in time, shown in German time (Europe/Berlin). The value is ISO 8601 in UTC,
 * or null.
 */
export const DateTimeInput = ({ source, helperText }: Props) => {
  const resource = useResourceContext();
  const { field, fieldState, id } = useInput({ source, parse: asItIs });
  const value = field.value ? berlinTime(field.value) : '';
  // an incomplete input is not a valid time yet
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const { error } = fieldState;
  return (
    <TextField
      id={id}
      name={field.name}
      type="datetime-local"
      inputRef={field.ref}
      label={<FieldTitle source={source} resource={resource} />}
      fullWidth
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        field.onChange(/^2\d{3}-/.test(target.value) ? momentInBerlin(target.value) : null);
      }}
      onBlur={field.onBlur}
      error={Boolean(error)}
      helperText={error?.message ? <ValidationError error={error.message} /> : helperText}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { min: '2000-01-01T00:00', max: '2199-12-31T23:59' },
      }}
    />
  );
};
