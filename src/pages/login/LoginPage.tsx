import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { loadSignInMessages } from '#providers/i18nProvider/signInMessages.ts';
import { currentPortal } from '#providers/portal.ts';
import { language } from '#providers/preferences.ts';
import { readSession } from '#providers/session.ts';
import { Waiting } from '#src/shell/Waiting.tsx';
import { LanguageToggle } from '#ui/layout/LanguageToggle.tsx';
import { Logo } from '#ui/layout/Logo.tsx';
import { Interior } from './Interior.tsx';
import { LoginForm, type SignInMessages } from './LoginForm.tsx';

interface Props {
  /** Loads the application, once the form can be typed in. */
  prepare: () => unknown;
}

const useMessages = (): SignInMessages | null => {
  const chosen = language.use();
  const [messages, setMessages] = useState<SignInMessages | null>(null);
  useEffect(() => {
    loadSignInMessages(chosen).then((loaded) => {
      document.documentElement.lang = chosen;
      setMessages(loaded);
    });
  }, [chosen]);
  return messages;
};

/** Sign-in (specification 2): e-mail and password, for the portal of the address. */
export const LoginPage = ({ prepare }: Props) => {
  const messages = useMessages();
  // read once: the session that the form itself begins leads on by its own way
  const [isSignedIn] = useState(() => readSession() !== null);
  const isReady = messages !== null && !isSignedIn;
  useEffect(() => {
    if (!isReady) return;
    const timer = setTimeout(prepare, 300);
    return () => clearTimeout(timer);
  }, [isReady, prepare]);

  if (isSignedIn) return <Navigate to="/" replace />;
  if (!messages) return <Waiting />;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { lg: '1fr 1fr' }, minHeight: '100vh' }}>
      <Interior title={messages.welcome} text={messages.welcomeText} />
      <Box sx={{ display: 'flex', flexDirection: 'column', p: { xs: 2, sm: 4 } }}>
        <Box component="header" sx={{ display: 'flex', justifyContent: 'space-between' }}>
          <Logo />
          <LanguageToggle label={messages.language} />
        </Box>
        <Box component="main" sx={{ m: 'auto', width: '100%', maxWidth: 380, py: 6 }}>
          <Typography variant="h1">{messages.title}</Typography>
          <Typography color="text.secondary" sx={{ mt: 0.5, mb: 4 }}>
            {messages.subtitle[currentPortal()]}
          </Typography>
          <LoginForm messages={messages} />
        </Box>
      </Box>
    </Box>
  );
};
