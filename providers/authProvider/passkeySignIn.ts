import { RequestError } from '#providers/graphql/errors.ts';
import { request } from '#providers/graphql/request.ts';
import { failureText } from '#providers/i18nProvider/failureText.ts';
import { loadSecondFactorMessages } from '#providers/i18nProvider/secondFactorMessages.ts';
import { askForPasskey } from '#providers/passkeys.ts';
import { currentPortal } from '#providers/portal.ts';
import { language } from '#providers/preferences.ts';
import { writeSession } from '#providers/session.ts';
import { BeginPasskeySignInDocument, PasskeySignInDocument } from './passkeySignIn.generated.ts';

/**
 * Signs in with a passkey, and stores the session.
 * @returns why not, as a text; null after signing in
 */
export const signInByPasskey = async (): Promise<string | null> => {
  const messages = await loadSecondFactorMessages(language.get());
  try {
    return (await openSession()) ? null : messages.secondFactor.passkey.cancelled;
  } catch (error) {
    return error instanceof RequestError && error.code === 'UNAUTHENTICATED'
      ? messages.secondFactor.passkey.unknown
      : failureText(error, messages);
  }
};

/** @returns whether a session was opened; not if the user has cancelled */
const openSession = async (): Promise<boolean> => {
  const portal = currentPortal();
  const { beginPasskeySignIn } = await request(BeginPasskeySignInDocument, { portal });
  const response = await askForPasskey(beginPasskeySignIn.data.options);
  if (response === null) return false;
  const { result } = await request(PasskeySignInDocument, { input: { portal, response } });
  writeSession({ token: result.token, user: result.user });
  return true;
};
