import { useState } from 'react';
import { language } from '#providers/preferences.ts';
import { formatDecimal, parseDecimal } from '#ui/form/decimal.ts';
import type { ControlProps } from './valueControl.ts';

/** A number, entered in the number format of the user's language and stored as a plain decimal. */
export const DecimalInput = ({ control, id, state }: ControlProps) => {
  const locale = language.use();
  const [typed, setTyped] = useState<string | null>(null);
  const { value, onChange, onBlur, ...rest } = control;
  return (
    <input
      {...state}
      {...rest}
      id={id}
      type="text"
      inputMode="decimal"
      value={typed ?? formatDecimal(String(value ?? ''), locale, 0)}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(parseDecimal(event.target.value, locale) ?? event.target.value);
      }}
      onBlur={() => {
        setTyped(null);
        onBlur();
      }}
    />
  );
};
