import { useSyncExternalStore } from 'react';
import { RequestError } from '#providers/graphql/errors.ts';
import { clearSession, readSession, type Session } from '#providers/session.ts';
import { abandonUnsaved, hasUnsaved } from '#providers/unsaved.ts';

/*
 * The session's end (specification 8: an invalid token logs out). Where that would lose what somebody
 * has typed, a dialog asks to sign in again first, and what was refused is done then.
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

/** Whether somebody is to sign in again, here and now. */
export const useIsSignInAsked = (): boolean =>
  useSyncExternalStore(subscribe, () => asking !== null);

/** Asks to sign in again; resolves when that was done, and never when it was declined. */
const askToSignIn = (): Promise<void> => {
  if (asking) return asking.answer;
  let signedInAgain: () => void = () => undefined;
  const answer = new Promise<void>((resolve) => {
    signedInAgain = resolve;
  });
  setAsking({ answer, signedInAgain });
  return answer;
};

/** Goes on where the session ended. */
export const resumeSession = (): void => {
  const asked = asking;
  setAsking(null);
  asked?.signedInAgain();
};

/** Leaves with all that was typed: by a new page, so that nothing of the session stays in memory. */
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
 * A call that needs the session. When that has ended while something is unsaved, the call waits until
 * the same user has signed in again, and is made anew: it was refused, so nothing is done twice.
 * @throws what `call` throws; a {@link RequestError} of UNAUTHENTICATED when nothing would be lost
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

/** Somebody signed in again while the call was under way. */
const isRenewed = (before: Session | null, now: Session | null): boolean =>
  now !== null && now.token !== before?.token && now.user.id === before?.user.id;

/** Another tab signed in or out; this one shows the pages of `userId`. */
export const followOtherTabs = (userId: string | undefined): void => {
  const session = readSession();
  if (session && session.user.id === userId) resumeSession();
  else if (session) leaveSession('/');
  else if (hasUnsaved()) void askToSignIn();
  else leaveSession();
};
