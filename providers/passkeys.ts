import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/* Passkeys in the browser. The library is loaded with the first one that is made or used. */

/** Whether this browser can make and use passkeys at this address. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in window;

const load = () => import('@simplewebauthn/browser');

/**
 * Makes a passkey. The browser asks the user.
 * @param options the server's, as JSON
 * @returns the answer for the server, as JSON; null if the user cancels
 */
export const createPasskey = async (options: string): Promise<string | null> => {
  const { startRegistration } = await load();
  const optionsJSON = JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON;
  return orCancelled(startRegistration({ optionsJSON }));
};

/**
 * Uses one of the user's passkeys. The browser asks which.
 * @param options the server's, as JSON
 * @returns the answer for the server, as JSON; null if the user cancels
 */
export const askForPasskey = async (options: string): Promise<string | null> => {
  const { startAuthentication } = await load();
  const optionsJSON = JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON;
  return orCancelled(startAuthentication({ optionsJSON }));
};

/** What browsers report if the user cancels, waits too long or has no fitting passkey. */
const cancellations = ['NotAllowedError', 'AbortError'];

const orCancelled = async (asking: Promise<unknown>): Promise<string | null> => {
  try {
    return JSON.stringify(await asking);
  } catch (error) {
    if (error instanceof Error && cancellations.includes(error.name)) return null;
    throw error;
  }
};
