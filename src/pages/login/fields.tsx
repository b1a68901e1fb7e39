import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useState } from 'react';
import type { SignInMessages } from './LoginForm.tsx';

interface FieldProps {
  value: string;
  wrong: string | undefined;
  onChange: (value: string) => void;
}

type InputProps = Pick<OutlinedInputProps, 'type' | 'autoComplete' | 'autoFocus' | 'endAdornment'>;

/** Put together by hand: a TextField would load menus and selects with the login page. */
const Field = ({
  id,
  label,
  value,
  wrong,
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
      aria-describedby={wrong && `${id}-wrong`}
      onChange={(event) => onChange(event.target.value)}
    />
    {wrong && <FormHelperText id={`${id}-wrong`}>{wrong}</FormHelperText>}
  </FormControl>
);

export const EmailField = (props: FieldProps & { label: string }) => (
  <Field {...props} id="email" type="email" autoComplete="username" autoFocus />
);

interface PasswordProps extends FieldProps {
  messages: Pick<SignInMessages, 'password' | 'showPassword' | 'hidePassword'>;
}

export const PasswordField = ({ messages, ...props }: PasswordProps) => {
  const [isShown, setShown] = useState(false);
  return (
    <Field
      {...props}
      id="password"
      label={messages.password}
      type={isShown ? 'text' : 'password'}
      autoComplete="current-password"
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
