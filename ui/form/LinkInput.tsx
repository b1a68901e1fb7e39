import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { FieldTitle, useInput, useResourceContext, ValidationError } from 'react-admin';
import { limits } from '#contract/limits.ts';
import { linkOf, partsOfLink } from '#contract/rules/platform/link.ts';

interface Props {
  source: string;
  /** The resource's label for the field if omitted. */
  label?: string;
  helperText?: string;
  isRequired?: boolean;
}

/**
 * A web address. Its scheme stands in front of the field; a pasted whole address brings its own. The
 * value is the whole address, by the rules `link` or `optionalLink`.
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
        // always there, so the label does not jump onto it
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
