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
import {
  type PatternField,
  type Placeholder,
  patternFields,
  shownPattern,
  typedPattern,
  withPlaceholder,
} from './generation.ts';
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
  const placeholders = usePlaceholders();
  const insert = ({ label }: Placeholder) => {
    const placeholder = `{${label}}`;
    const input = inputs.current[target];
    const text = shownPattern(String(getValues(target) ?? ''), placeholders);
    const end = input?.selectionEnd ?? text.length;
    const place = [input?.selectionStart ?? end, end] as const;
    const changed = withPlaceholder(text, placeholder, place);
    setValue(target, typedPattern(changed, placeholders), { shouldDirty: true });
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
          placeholders={placeholders}
          example={example?.[field]}
          inputRef={(input) => {
            inputs.current[field] = input;
          }}
          onFocus={() => setTarget(field)}
        />
      ))}
      <Placeholders target={target} placeholders={placeholders} onInsert={insert} />
    </>
  );
};

/** The placeholders of all products, and those of the attributes. */
const usePlaceholders = (): Placeholder[] => {
  const translate = useText();
  const attributes: ChosenAttribute[] = useWatch({ name: 'attributes' });
  return [
    ...(['product', 'options', 'number'] as const).map((key) => ({
      key,
      label: translate(`${messages}.placeholders.${key}`),
    })),
    ...attributes.map(({ slug, name }) => ({ key: slug, label: name })),
  ];
};

interface PatternProps {
  field: PatternField;
  placeholders: readonly Placeholder[];
  example: string | undefined;
  inputRef: (input: HTMLInputElement | null) => void;
  onFocus: () => void;
}

const PatternInput = (props: PatternProps) => {
  const { field: source, placeholders, example, inputRef, onFocus } = props;
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
      value={shownPattern(field.value ?? '', placeholders)}
      onChange={({ target }) => field.onChange(typedPattern(target.value, placeholders))}
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
  placeholders: readonly Placeholder[];
  onInsert: (placeholder: Placeholder) => void;
}

const Placeholders = ({ target, placeholders, onInsert }: PlaceholdersProps) => {
  const translate = useText();
  const field = translate(`${messages}.fields.${target}`);
  return (
    <div>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {translate(`${messages}.patternText`, { field })}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {placeholders.map((placeholder) => (
          <Chip
            key={placeholder.key}
            variant="outlined"
            label={placeholder.label}
            aria-label={translate(`${messages}.insert`, { placeholder: placeholder.label, field })}
            // otherwise the field loses the focus and with it the caret position
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onInsert(placeholder)}
          />
        ))}
      </Box>
    </div>
  );
};
