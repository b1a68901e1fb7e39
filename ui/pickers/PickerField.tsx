import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import InputAdornment from '@mui/material/InputAdornment';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { InputHTMLAttributes, ReactNode } from 'react';

export interface PickerFieldProps
  extends Pick<TextFieldProps, 'autoFocus' | 'helperText' | 'label' | 'placeholder'> {
  /** A validation error, which replaces the helper text. */
  error?: ReactNode;
  startIcon?: ReactNode;
  inputProps?: InputHTMLAttributes<HTMLInputElement>;
}

interface Props extends PickerFieldProps {
  params: AutocompleteRenderInputParams;
}

/** The text field of a picker. */
export const PickerField = ({ params, error, helperText, startIcon, ...props }: Props) => {
  const { inputProps, ...field } = props;
  const { inputProps: htmlInput, InputProps: input, InputLabelProps: label, ...own } = params;
  const icon = startIcon && <InputAdornment position="start">{startIcon}</InputAdornment>;
  return (
    <TextField
      {...own}
      {...field}
      error={Boolean(error)}
      helperText={error || helperText}
      slotProps={{
        htmlInput: { ...htmlInput, ...inputProps },
        input: { ...input, ...(icon && { startAdornment: icon }) },
        // a label inside of the field would cover the placeholder
        inputLabel: { ...label, ...(field.placeholder && { shrink: true }) },
      }}
    />
  );
};
