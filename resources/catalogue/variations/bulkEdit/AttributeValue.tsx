import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { measured } from '#contract/measured.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { language } from '#providers/preferences.ts';
import { parseDecimal } from '#ui/form/decimal.ts';
import { Picker } from '#ui/pickers/Picker.tsx';
import { type Choice, shownAtOnce, useApiChoiceSearch } from '#ui/pickers/useChoiceSearch.ts';
import { OptionChoicesDocument, type OptionChoicesQuery } from './operations.generated.ts';

export interface Attribute {
  id: string;
  name: string;
  type: string;
  unit: string;
}

interface Props {
  attribute: Attribute;
  error: string | undefined;
  /** Called with the new value; an empty value removes the current one. */
  onChange: (value: string) => void;
  /** Called if the field is empty, because an empty field must not remove values. */
  onNothing: () => void;
}

/** Edits the attribute's new value, with a choice to remove the value instead. */
export const AttributeValue = ({ attribute, error, onChange, onNothing }: Props) => {
  const translate = useText();
  const [value, setValue] = useState('');
  const [isRemoved, setRemoved] = useState(false);
  const change = (text: string) => (text.trim() === '' ? onNothing() : onChange(text));
  const field = {
    attribute,
    error,
    value,
    isDisabled: isRemoved,
    onChange: (text: string) => {
      setValue(text);
      change(text);
    },
  };
  return (
    <Box>
      {attribute.type === 'select' ? <OptionField {...field} /> : <PlainField {...field} />}
      <FormControlLabel
        control={<Checkbox size="small" checked={isRemoved} />}
        label={translate('bulkEdit.removeValue')}
        onChange={(_event, checked) => {
          setRemoved(checked);
          if (checked) onChange('');
          else change(value);
        }}
      />
    </Box>
  );
};

interface FieldProps {
  attribute: Attribute;
  error: string | undefined;
  value: string;
  isDisabled: boolean;
  onChange: (value: string) => void;
}

const PlainField = ({
  attribute: { type, unit },
  error,
  value,
  isDisabled,
  onChange,
}: FieldProps) => {
  const translate = useText();
  const locale = language.use();
  const [typed, setTyped] = useState(value);
  const isNumber = type === 'number';
  return (
    <TextField
      fullWidth
      multiline={type === 'textarea'}
      label={measured({ name: translate('bulkEdit.value'), unit })}
      value={typed}
      disabled={isDisabled}
      error={Boolean(error)}
      helperText={error}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(isNumber ? (decimalOf(target.value, locale) ?? target.value) : target.value);
      }}
      slotProps={isNumber ? { htmlInput: { inputMode: 'decimal' } } : {}}
    />
  );
};

/** Parses a number; unlike a price, it may be negative. */
const decimalOf = (text: string, locale: 'de' | 'en'): string | null => {
  const [, sign = '', digits = ''] = /^\s*([-−]?)(.*)$/.exec(text) ?? [];
  const decimal = parseDecimal(digits, locale);
  return decimal && `${sign && '-'}${decimal}`;
};

/** The value of an attribute is the option's name. */
const choiceOf = (name: string): Choice => ({ id: name, name });

const choicesOf = ({ attributeOptions }: OptionChoicesQuery) =>
  attributeOptions.data.results.map(({ name }) => choiceOf(name));

const OptionField = ({ attribute, error, value, isDisabled, onChange }: FieldProps) => {
  const translate = useText();
  const queryOf = (name: string) => ({
    query: { attr_id: attribute.id, size: shownAtOnce, ...(name && { name }) },
  });
  return (
    <Picker
      label={translate('bulkEdit.value')}
      search={useApiChoiceSearch(OptionChoicesDocument, queryOf, choicesOf)}
      disabled={isDisabled}
      value={value ? choiceOf(value) : null}
      onChange={(chosen) => onChange(chosen?.name ?? '')}
      error={error}
    />
  );
};
