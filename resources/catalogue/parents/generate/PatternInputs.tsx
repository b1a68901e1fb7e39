import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useInput, ValidationError } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { limits } from '#contract/limits.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import type { ChosenAttribute } from '#resources/catalogue/parents/parentForm.ts';
import { type PatternField, patternFields, withPlaceholder } from './generation.ts';
import type { GeneratedRow } from './usePreview.ts';

const messages = 'resources.products/parents.generate';

/**
 * Shows the pattern fields with their result for the first variation, and buttons that insert
 * placeholders.
 */
export const PatternInputs = ({ example }: { example: GeneratedRow | undefined }) => {
  const inputs = useRef<Partial<Record<PatternField, HTMLInputElement | null>>>({});
  const [target, setTarget] = useState<PatternField>('name');
  const { getValues, setValue } = useFormContext();
  const insert = (placeholder: string) => {
    const input = inputs.current[target];
    const text = String(getValues(target) ?? '');
    const end = input?.selectionEnd ?? text.length;
    const place = [input?.selectionStart ?? end, end] as const;
    setValue(target, withPlaceholder(text, placeholder, place), { shouldDirty: true });
    // set the caret after the placeholder once the text has changed
    const caret = place[0] + placeholder.length;
    requestAnimationFrame(() => {
      input?.focus();
      input?.setSelectionRange(caret, caret);
    });
  };
  return (
    <>
      {patternFields.map((field) => (
        <PatternInput
          key={field}
          field={field}
          example={example?.[field]}
          inputRef={(input) => {
            inputs.current[field] = input;
          }}
          onFocus={() => setTarget(field)}
        />
      ))}
      <Placeholders target={target} onInsert={insert} />
    </>
  );
};

interface PatternProps {
  field: PatternField;
  example: string | undefined;
  inputRef: (input: HTMLInputElement | null) => void;
  onFocus: () => void;
}

const PatternInput = ({ field: source, example, inputRef, onFocus }: PatternProps) => {
  const translate = useText();
  const { field, fieldState, id } = useInput({ source });
  const { error } = fieldState;
  const help = example ? translate(`${messages}.example`, { text: example }) : ' ';
  return (
    <TextField
      id={id}
      name={field.name}
      label={translate(`${messages}.fields.${source}`)}
      inputRef={(input) => {
        field.ref(input);
        inputRef(input);
      }}
      value={field.value ?? ''}
      onChange={field.onChange}
      onBlur={field.onBlur}
      onFocus={onFocus}
      error={Boolean(error)}
      helperText={error?.message ? <ValidationError error={error.message} /> : help}
      slotProps={{
        htmlInput: { maxLength: limits.name, spellCheck: false },
        formHelperText: { sx: { overflowWrap: 'anywhere' } },
      }}
    />
  );
};

interface PlaceholdersProps {
  /** The pattern field that the user edited last. */
  target: PatternField;
  onInsert: (placeholder: string) => void;
}

const Placeholders = ({ target, onInsert }: PlaceholdersProps) => {
  const translate = useText();
  const attributes: ChosenAttribute[] = useWatch({ name: 'attributes' });
  const field = translate(`${messages}.fields.${target}`);
  const placeholders = [
    ...['product', 'options', 'number'].map((key) => ({
      key,
      label: translate(`${messages}.placeholders.${key}`),
    })),
    ...attributes.map(({ slug, name }) => ({ key: slug, label: name })),
  ];
  return (
    <div>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {translate(`${messages}.patternText`, { field })}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {placeholders.map(({ key, label }) => (
          <Chip
            key={key}
            variant="outlined"
            label={label}
            aria-label={translate(`${messages}.insert`, { placeholder: label, field })}
            // otherwise the field loses the focus and with it the caret position
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onInsert(`{${key}}`)}
          />
        ))}
      </Box>
    </div>
  );
};
