import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { loadSignInMessages } from '#providers/i18nProvider/signInMessages.ts';
import { useMessages } from '#providers/i18nProvider/useMessages.ts';
import { setPageTitle } from '#providers/pageTitle.ts';
import { currentPortal } from '#providers/portal.ts';
import { readSession } from '#providers/session.ts';
import { Waiting } from '#src/shell/Waiting.tsx';
import { Frame } from './Frame.tsx';
import { LoginForm } from './LoginForm.tsx';

interface Props {
  /** Preloads the application once the user can use the form. */
  prepare: () => unknown;
}

/** The login page for the portal in the address: email and password (specification 2). */
export const LoginPage = ({ prepare }: Props) => {
  const messages = useMessages(loadSignInMessages);
  // read once, because the form itself navigates after a sign-in
  const [isSignedIn] = useState(() => readSession() !== null);
  const isReady = messages !== null && !isSignedIn;
  useEffect(() => {
    if (!isReady) return;
    const timer = setTimeout(prepare, 300);
    return () => clearTimeout(timer);
  }, [isReady, prepare]);

  const title = messages?.title;
  useEffect(() => setPageTitle(title), [title]);

  if (isSignedIn) return <Navigate to="/" replace />;
  if (!messages) return <Waiting />;
  return (
    <Frame messages={messages}>
      <Typography variant="h1">{messages.title}</Typography>
      <Typography color="text.secondary" sx={{ mt: 0.5, mb: 4 }}>
        {messages.subtitle[currentPortal()]}
      </Typography>
      <LoginForm messages={messages} />
    </Frame>
  );
};
