import MailIcon from '@mui/icons-material/MarkEmailUnreadOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { failureText } from '#providers/i18nProvider/failureText.ts';
import { Heading } from './Heading.tsx';
import type { Messages } from './messages.ts';
import { ToLogin } from './ToLogin.tsx';

interface Props {
  messages: Messages;
  /** The email address the link was sent to; undefined if only the server knows it. */
  email?: string;
  resend: () => Promise<unknown>;
}

/**
 * Shown after the server has sent a link. The user can request it again after 29 seconds
 * (specification 2).
 */
export const CheckEmail = ({ messages, email, resend }: Props) => {
  const { sent, toLogin } = messages.passwords;
  const { left, restart } = useCountdown(limits.resendSeconds);
  const [outcome, setOutcome] = useState<'resent' | { failure: string } | null>(null);
  const [isPending, setPending] = useState(false);

  const sendAgain = async () => {
    setPending(true);
    setOutcome(null);
    try {
      await resend();
      setOutcome('resent');
      restart();
    } catch (error) {
      setOutcome({ failure: failureText(error, messages) });
    }
    setPending(false);
  };

  const text = email ? (
    <>
      {sent.text}{' '}
      <Typography
        component="strong"
        color="text.primary"
        sx={{ fontWeight: 600, wordBreak: 'break-all' }}
      >
        {email}
      </Typography>
    </>
  ) : (
    sent.textRenewed
  );
  return (
    <>
      <Heading icon={<MailIcon />} title={sent.title} text={text} isNews />
      <Stack spacing={2.5}>
        <Typography variant="body2" color="text.secondary">
          {sent.hint}
        </Typography>
        {outcome === 'resent' && <Alert severity="success">{sent.resent}</Alert>}
        {outcome && outcome !== 'resent' && <Alert severity="error">{outcome.failure}</Alert>}
        <Button
          variant="outlined"
          size="large"
          disabled={left > 0 || isPending}
          onClick={sendAgain}
        >
          {left > 0 ? sent.resendIn.replace('%{seconds}', String(left)) : sent.resend}
        </Button>
        <ToLogin label={toLogin} />
      </Stack>
    </>
  );
};

/**
 * Counts down whole seconds to 0; `restart` starts again. It reads the clock, because browsers
 * delay the timers of hidden tabs.
 */
const useCountdown = (seconds: number): { left: number; restart: () => void } => {
  const [end, setEnd] = useState(() => Date.now() + seconds * 1000);
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const tick = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [end]);
  const restart = useCallback(() => setEnd(Date.now() + seconds * 1000), [seconds]);
  return { left, restart };
};
