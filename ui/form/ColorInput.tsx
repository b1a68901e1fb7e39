import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import type { ChangeEvent } from 'react';
import {
  FieldTitle,
  useInput,
  useResourceContext,
  useTranslateLabel,
  ValidationError,
} from 'react-admin';
import * as v from 'valibot';
import { colour } from '#contract/rules/platform/colour.ts';
import { useText } from '#providers/i18nProvider/useText.ts';

const black = '#000000';

/** A colour input: a text field for the code, and the browser's colour picker in front of it. */
export const ColorInput = ({ source }: { source: string }) => {
  const translate = useText();
  const resource = useResourceContext();
  const labelOf = useTranslateLabel();
  const { field, fieldState, id } = useInput({ source });
  const { error } = fieldState;
  const code = v.safeParse(colour, field.value);
  const name = labelOf({ source, resource });
  return (
    <TextField
      id={id}
      name={field.name}
      inputRef={field.ref}
      label={<FieldTitle source={source} resource={resource} />}
      value={field.value ?? ''}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={Boolean(error)}
      helperText={error?.message ? <ValidationError error={error.message} /> : undefined}
      slotProps={{
        htmlInput: { maxLength: 7, spellCheck: false, autoComplete: 'off' },
        inputLabel: { shrink: true },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Box
                component="input"
                type="color"
                aria-label={translate('colour.pick', { name })}
                value={code.success ? code.output : black}
                onChange={(event: ChangeEvent<HTMLInputElement>) =>
                  field.onChange(event.target.value)
                }
                sx={swatch}
              />
            </InputAdornment>
          ),
        },
      }}
    />
  );
};

const swatch = {
  width: 32,
  height: 28,
  p: 0,
  border: 0,
  borderRadius: 1,
  background: 'none',
  cursor: 'pointer',
} as const;
