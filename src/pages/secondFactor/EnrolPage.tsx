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

/** All that a session shows whose account lacks a second factor that is required. */
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
        // a new page: the application is made for the roles that it begins with
        onDone={() => window.location.reload()}
      />
      <Button size="small" sx={{ mt: 3 }} onClick={signOut}>
        {leave}
      </Button>
    </Frame>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default EnrolPage;
