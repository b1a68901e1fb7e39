import { useSyncExternalStore } from 'react';
import { RequestError } from '#providers/graphql/errors.ts';
import { clearSession, readSession, type Session } from '#providers/session.ts';
import { abandonUnsaved, hasUnsaved } from '#providers/unsaved.ts';

/*
 * The end of the session (specification 8: an invalid token logs out). If unsaved input would be
 * lost, a dialog first asks the user to sign in again, and rejected calls are then repeated.
 */

interface Asking {
  answer: Promise<void>;
  signedInAgain: () => void;
}

let asking: Asking | null = null;
const listeners = new Set<() => void>();

const setAsking = (value: Asking | null): void => {
  asking = value;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether the user is being asked to sign in again. */
export const useIsSignInAsked = (): boolean =>
  useSyncExternalStore(subscribe, () => asking !== null);

/** Asks the user to sign in again; resolves once done, and never if declined. */
const askToSignIn = (): Promise<void> => {
  if (asking) return asking.answer;
  let signedInAgain: () => void = () => undefined;
  const answer = new Promise<void>((resolve) => {
    signedInAgain = resolve;
  });
  setAsking({ answer, signedInAgain });
  return answer;
};

/** Continues after the user has signed in again. */
export const resumeSession = (): void => {
  const asked = asking;
  setAsking(null);
  asked?.signedInAgain();
};

/**
 * Leaves, discarding all input: loads a new page so that nothing of the session stays in memory.
 */
export const leaveSession = (to = '/login'): void => {
  abandonUnsaved();
  window.location.assign(to);
};

/** Declines to sign in again. */
export const endSessionHere = (): void => {
  clearSession();
  leaveSession();
};

/**
 * Runs a call that needs the session. If the session has ended while something is unsaved, the call
 * waits until the same user has signed in again and is then repeated; it was rejected, so nothing
 * is done twice.
 * @throws what `call` throws; a {@link RequestError} with UNAUTHENTICATED if nothing would be lost
 */
export const withSession = async <Result>(call: () => Promise<Result>): Promise<Result> => {
  const before = readSession();
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof RequestError) || error.code !== 'UNAUTHENTICATED') throw error;
    if (!isRenewed(before, readSession())) {
      if (!asking && !hasUnsaved()) throw error;
      await askToSignIn();
    }
    return withSession(call);
  }
};

/** Whether the user signed in again while the call was running. */
const isRenewed = (before: Session | null, now: Session | null): boolean =>
  now !== null && now.token !== before?.token && now.user.id === before?.user.id;

/** Follows sign-ins and sign-outs in other tabs; this one shows the pages of `userId`. */
export const followOtherTabs = (userId: string | undefined): void => {
  const session = readSession();
  if (session && session.user.id === userId) resumeSession();
  else if (session) leaveSession('/');
  else if (hasUnsaved()) void askToSignIn();
  else leaveSession();
};
