import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { failureText } from '#providers/i18nProvider/failureText.ts';
import type { Messages } from './messages.ts';

interface Props {
  messages: Messages;
  error: unknown;
  onRetry: () => void;
}

/** Shown if the key could not be validated. */
export const Unreachable = ({ messages, error, onRetry }: Props) => (
  <Stack spacing={2.5}>
    <Alert severity="error">{failureText(error, messages)}</Alert>
    <Button variant="outlined" size="large" onClick={onRetry}>
      {messages.passwords.tryAgain}
    </Button>
  </Stack>
);
