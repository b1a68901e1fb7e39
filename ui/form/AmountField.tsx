import InputAdornment from '@mui/material/InputAdornment';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useState } from 'react';
import { isEuroFirst } from '#contract/format.ts';
import type { Language } from '#contract/language.ts';
import { language } from '#providers/preferences.ts';
import { formatDecimal, parseDecimal } from './decimal.ts';

interface Props
  extends Pick<
    TextFieldProps,
    | 'autoFocus'
    | 'id'
    | 'name'
    | 'label'
    | 'error'
    | 'helperText'
    | 'size'
    | 'fullWidth'
    | 'disabled'
  > {
  /** The amount as a plain decimal, or the raw input if it is not a number. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Allows negative amounts, so on-screen keyboards need a minus sign. */
  isSigned?: boolean;
  /** Accessible name, for a field whose visible label is elsewhere. */
  ariaLabel?: string;
  unit?: string | undefined;
  /** Decimal places that are always shown; two by default. */
  leastPlaces?: number;
}

/**
 * An amount, in EUR by default. The user types it in the format of the current language; the value
 * is a plain decimal.
 */
export const AmountField = (props: Props) => {
  const { value, onChange, onBlur, isSigned = false, ariaLabel, ...more } = props;
  const { unit = '€', leastPlaces, ...field } = more;
  const locale = language.use();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      {...field}
      value={typed ?? formatDecimal(value, locale, leastPlaces)}
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
        input: unit ? adornmentOf(unit, locale) : {},
      }}
    />
  );
};

/** The unit beside the input, on the side where the language writes it. */
export const adornmentOf = (unit: string, locale: Language) =>
  unit === '€' && isEuroFirst(locale)
    ? { startAdornment: <InputAdornment position="start">{unit}</InputAdornment> }
    : { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> };
