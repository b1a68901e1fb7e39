import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { SignInMessages } from '#providers/i18nProvider/signInMessages.ts';
import { LanguageToggle } from '#src/shell/LanguageToggle.tsx';
import { Logo } from '#src/shell/Logo.tsx';
import { Interior } from './Interior.tsx';

/** The layout of the pages without a session: an illustration of a room beside the form. */
export const Frame = ({
  messages,
  children,
}: {
  messages: SignInMessages;
  children: ReactNode;
}) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: { lg: '1fr 1fr' }, minHeight: '100vh' }}>
    <Interior title={messages.welcome} text={messages.welcomeText} />
    <Box sx={{ display: 'flex', flexDirection: 'column', p: { xs: 2, sm: 4 } }}>
      <Box component="header" sx={{ display: 'flex', justifyContent: 'space-between' }}>
        <Logo />
        <LanguageToggle label={messages.language} />
      </Box>
      <Box component="main" sx={{ m: 'auto', width: '100%', maxWidth: 380, py: 6 }}>
        {children}
      </Box>
    </Box>
  </Box>
);
