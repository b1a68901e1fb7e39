import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { SignInMessages } from './LoginForm.tsx';

interface FieldProps {
  value: string;
  wrong: string | undefined;
  onChange: (value: string) => void;
}

export const EmailField = ({ label, value, wrong, onChange }: FieldProps & { label: string }) => (
  <TextField
    id="email"
    name="email"
    type="email"
    autoComplete="username"
    autoFocus
    label={label}
    value={value}
    error={wrong !== undefined}
    helperText={wrong}
    onChange={(event) => onChange(event.target.value)}
  />
);

interface PasswordProps extends FieldProps {
  messages: Pick<SignInMessages, 'password' | 'showPassword' | 'hidePassword'>;
}

export const PasswordField = ({ messages, value, wrong, onChange }: PasswordProps) => {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      id="password"
      name="password"
      type={isShown ? 'text' : 'password'}
      autoComplete="current-password"
      label={messages.password}
      value={value}
      error={wrong !== undefined}
      helperText={wrong}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={isShown ? messages.hidePassword : messages.showPassword}
                onClick={() => setShown(!isShown)}
              >
                {isShown ? <VisibilityOffIcon /> : <VisibilityIcon />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
};
