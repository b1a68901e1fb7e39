import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useState } from 'react';
import type { SignInMessages } from '#providers/i18nProvider/signInMessages.ts';

interface FieldProps {
  value: string;
  wrong: string | undefined;
  /** Help text, shown if there is no error. */
  hint?: string;
  onChange: (value: string) => void;
}

type InputProps = Pick<
  OutlinedInputProps,
  'type' | 'autoComplete' | 'autoFocus' | 'endAdornment' | 'slotProps'
>;

/**
 * A text field built from MUI's parts, because TextField would load menus and selects on the login
 * page.
 */
export const Field = ({
  id,
  label,
  value,
  wrong,
  hint,
  onChange,
  ...input
}: FieldProps & InputProps & { id: string; label: string }) => (
  <FormControl error={wrong !== undefined}>
    <InputLabel htmlFor={id}>{label}</InputLabel>
    <OutlinedInput
      {...input}
      id={id}
      name={id}
      label={label}
      value={value}
      aria-describedby={(wrong ?? hint) && `${id}-hint`}
      onChange={(event) => onChange(event.target.value)}
    />
    {(wrong ?? hint) && <FormHelperText id={`${id}-hint`}>{wrong ?? hint}</FormHelperText>}
  </FormControl>
);

export const EmailField = (props: FieldProps & { label: string }) => (
  <Field {...props} id="email" type="email" autoComplete="username" autoFocus />
);

interface PasswordProps extends FieldProps {
  messages: Pick<SignInMessages, 'showPassword' | 'hidePassword'>;
  label: string;
  id?: string;
  autoComplete?: 'current-password' | 'new-password';
  autoFocus?: boolean;
}

export const PasswordField = ({
  messages,
  id = 'password',
  autoComplete = 'current-password',
  ...props
}: PasswordProps) => {
  const [isShown, setShown] = useState(false);
  return (
    <Field
      {...props}
      id={id}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            edge="end"
            aria-label={isShown ? messages.hidePassword : messages.showPassword}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? <VisibilityOffIcon /> : <VisibilityIcon />}
          </IconButton>
        </InputAdornment>
      }
    />
  );
};
