import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { FieldTitle, useInput, useResourceContext, ValidationError } from 'react-admin';
import { limits } from '#contract/limits.ts';
import { linkOf, partsOfLink } from '#contract/rules/platform/link.ts';

interface Props {
  source: string;
  /** Label of the field; the resource's label by default. */
  label?: string;
  helperText?: string;
  isRequired?: boolean;
}

/**
 * An input for a web address. The scheme is shown in front of the field; pasting a full address
 * also sets the scheme. The value is the full address; the rules `link` and `optionalLink` validate
 * it.
 */
export const LinkInput = ({ source, label, helperText, isRequired = false }: Props) => {
  const resource = useResourceContext();
  const { field, fieldState, id } = useInput({ source });
  const { scheme, rest } = partsOfLink(String(field.value ?? ''));
  const { error } = fieldState;
  return (
    <TextField
      id={id}
      name={field.name}
      inputRef={field.ref}
      label={
        <FieldTitle source={source} resource={resource} label={label} isRequired={isRequired} />
      }
      fullWidth
      value={rest}
      onChange={({ target }) => field.onChange(linkOf(target.value, scheme))}
      onBlur={field.onBlur}
      error={Boolean(error)}
      helperText={error?.message ? <ValidationError error={error.message} /> : helperText}
      slotProps={{
        htmlInput: {
          maxLength: limits.link,
          inputMode: 'url',
          autoCapitalize: 'none',
          autoComplete: 'off',
          spellCheck: false,
        },
        // the scheme is always visible, so the label must not overlap it
        inputLabel: { shrink: true },
        input: {
          startAdornment: scheme && (
            <InputAdornment position="start" sx={{ mr: 0.25 }}>
              {scheme}
            </InputAdornment>
          ),
        },
      }}
    />
  );
};
