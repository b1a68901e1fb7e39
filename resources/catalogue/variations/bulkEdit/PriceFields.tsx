import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { type PriceChange, priceModes } from '#contract/rules/catalogue/variationsEdit.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { language } from '#providers/preferences.ts';
import { adornmentOf } from '#ui/form/AmountField.tsx';
import { parseDecimal } from '#ui/form/decimal.ts';
import type { FieldsProps } from './change.ts';
import { ModeField } from './ModeField.tsx';

/** An amount or a percentage, entered in the number format of the user's language. */
export const PriceFields = ({ errors, onChange }: FieldsProps<'price'>) => {
  const translate = useText();
  const locale = language.use();
  const [mode, setMode] = useState<PriceChange['mode']>('set');
  const [typed, setTyped] = useState('');
  const isPercent = mode.endsWith('Percent');
  const change = (next: PriceChange['mode'], text: string) =>
    onChange({ mode: next, amount: parseDecimal(text, locale) ?? text });
  const error = errors.amount;
  return (
    <>
      <ModeField
        kind="price"
        modes={priceModes}
        value={mode}
        onChange={(next) => {
          setMode(next);
          change(next, typed);
        }}
      />
      <TextField
        label={translate(isPercent ? 'bulkEdit.percent' : 'bulkEdit.amount')}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          change(mode, event.target.value);
        }}
        error={Boolean(error)}
        helperText={error ?? translate(isPercent ? 'bulkEdit.rounded' : 'bulkEdit.net')}
        slotProps={{
          htmlInput: { inputMode: 'decimal', style: { textAlign: 'right' } },
          input: adornmentOf(isPercent ? '%' : '€', locale),
        }}
      />
    </>
  );
};
