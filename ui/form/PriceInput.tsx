import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { FieldTitle, useInput, useResourceContext, ValidationError } from 'ra-core';
import { useState } from 'react';
import { language } from '#providers/preferences.ts';
import { formatDecimal, parseDecimal } from './decimal.ts';

interface Props {
  source: string;
  helperText: string;
}

/** An amount in EUR, typed as the language writes numbers and kept as a plain decimal. */
export const PriceInput = ({ source, helperText }: Props) => {
  const resource = useResourceContext();
  const locale = language.use();
  const { field, fieldState, id } = useInput({ source });
  const [typed, setTyped] = useState<string | null>(null);
  const value = String(field.value ?? '');
  const { error } = fieldState;
  return (
    <TextField
      id={id}
      name={field.name}
      label={<FieldTitle source={source} resource={resource} />}
      value={typed ?? formatDecimal(value, locale)}
      onChange={(event) => {
        setTyped(event.target.value);
        field.onChange(parseDecimal(event.target.value, locale) ?? event.target.value);
      }}
      onBlur={() => {
        setTyped(null);
        field.onBlur();
      }}
      error={Boolean(error)}
      helperText={error?.message ? <ValidationError error={error.message} /> : helperText}
      slotProps={{
        htmlInput: { inputMode: 'decimal', style: { textAlign: 'right' } },
        input: { endAdornment: <InputAdornment position="end">€</InputAdornment> },
      }}
    />
  );
};
