import InputAdornment from '@mui/material/InputAdornment';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useState } from 'react';
import { language } from '#providers/preferences.ts';
import { formatDecimal, parseDecimal } from './decimal.ts';

interface Props
  extends Pick<
    TextFieldProps,
    'id' | 'name' | 'label' | 'error' | 'helperText' | 'size' | 'fullWidth'
  > {
  /** A plain decimal, or what was typed in its place. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** It may be below zero, so keyboards need a sign. */
  isSigned?: boolean;
  /** Where a label beside it names it. */
  ariaLabel?: string;
}

/** An amount in EUR, typed as the language writes numbers and kept as a plain decimal. */
export const AmountField = (props: Props) => {
  const { value, onChange, onBlur, isSigned = false, ariaLabel, ...field } = props;
  const locale = language.use();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      {...field}
      value={typed ?? formatDecimal(value, locale)}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(parseDecimal(event.target.value, locale) ?? event.target.value);
      }}
      onBlur={() => {
        setTyped(null);
        onBlur?.();
      }}
      slotProps={{
        htmlInput: {
          inputMode: isSigned ? 'text' : 'decimal',
          style: { textAlign: 'right' },
          'aria-label': ariaLabel,
        },
        input: { endAdornment: <InputAdornment position="end">€</InputAdornment> },
      }}
    />
  );
};
