import Button from '@mui/material/Button';
import { errorText } from '#contract/errors.ts';
import { SignOutDocument } from '#providers/authProvider/account.generated.ts';
import { setEnrolling } from '#providers/enrolling.ts';
import { RequestError } from '#providers/graphql/errors.ts';
import { request } from '#providers/graphql/request.ts';
import { loadSecondFactorMessages } from '#providers/i18nProvider/secondFactorMessages.ts';
import { useMessages } from '#providers/i18nProvider/useMessages.ts';
import { clearSession, leaveSignOutReason } from '#providers/session.ts';
import { SetUpSecondFactor } from '#resources/platform/account/parts/SetUpSecondFactor.tsx';
import type { Send } from '#resources/platform/account/parts/steps.ts';
import { Frame } from '#src/pages/login/Frame.tsx';
import { Heading } from '#src/pages/password/Heading.tsx';
import { Waiting } from '#src/shell/Waiting.tsx';

const toLogin = (): void => {
  clearSession();
  window.location.assign('/login');
};

const send: Send = async (document, variables) => {
  try {
    return await request(document, variables);
  } catch (error) {
    if (error instanceof RequestError && error.message === errorText.tokenNotValid) {
      leaveSignOutReason(error.message);
      toLogin();
    }
    throw error;
  }
};

const signOut = (): void => {
  request(SignOutDocument, {}).catch(() => undefined);
  toLogin();
};

/** The only page of a session whose account must set up a second factor first. */
const EnrolPage = () => {
  const messages = useMessages(loadSecondFactorMessages);
  if (!messages) return <Waiting />;
  const { title, required, signOut: leave } = messages.secondFactor.setUp;
  return (
    <Frame messages={messages}>
      <Heading title={title} text={required} />
      <SetUpSecondFactor
        messages={messages}
        send={send}
        onSetUp={() => setEnrolling(false)}
        // reloads, because the application is built for the roles at its start
        onDone={() => window.location.reload()}
      />
      <Button size="small" sx={{ mt: 3 }} onClick={signOut}>
        {leave}
      </Button>
    </Frame>
  );
};

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default EnrolPage;
