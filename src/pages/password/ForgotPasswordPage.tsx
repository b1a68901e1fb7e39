import { useState } from 'react';
import { Navigate } from 'react-router';
import { forgotPassword } from '#providers/accounts/access.ts';
import { loadPasswordMessages } from '#providers/i18nProvider/signInMessages.ts';
import { useMessages } from '#providers/i18nProvider/useMessages.ts';
import { currentPortal } from '#providers/portal.ts';
import { Frame } from '#src/pages/login/Frame.tsx';
import { Waiting } from '#src/shell/Waiting.tsx';
import { CheckEmail } from './CheckEmail.tsx';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';

const send = (email: string) => forgotPassword(currentPortal(), email);

/** Asks for the email address, then shows the check-your-email view (specification 2). */
const ForgotPasswordPage = () => {
  const messages = useMessages(loadPasswordMessages);
  const [sentTo, setSentTo] = useState<string | null>(null);
  // the administrators' portal has no password reset (specification 2)
  if (currentPortal() === 'admin') return <Navigate to="/login" replace />;
  if (!messages) return <Waiting />;
  return (
    <Frame messages={messages}>
      {sentTo === null ? (
        <ForgotPasswordForm messages={messages} send={send} onSent={setSentTo} />
      ) : (
        <CheckEmail messages={messages} email={sentTo} resend={() => send(sentTo)} />
      )}
    </Frame>
  );
};

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default ForgotPasswordPage;
