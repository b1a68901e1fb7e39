import { useSyncExternalStore } from 'react';
import { errorText } from '#contract/errors.ts';
import { proofs } from '#contract/proof.ts';
import { askForProof } from '#providers/confirmIdentity.ts';
import { RequestError } from '#providers/graphql/errors.ts';
import { clearSession, readSession } from '#providers/session.ts';
import { abandonUnsaved, hasUnsaved } from '#providers/unsaved.ts';

/*
 * Handles the end of the session (specification 8: an invalid token logs out). If unsaved input
 * would be lost, a dialog first asks the user to sign in again; then the rejected calls are
 * repeated.
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

/** Whether the sign-in dialog is open. */
export const useIsSignInRequested = (): boolean =>
  useSyncExternalStore(subscribe, () => asking !== null);

/**
 * Opens the sign-in dialog. The promise resolves after a sign-in, and never if the user declines.
 */
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
 * Ends the session and discards all input. Loads a new page, so that no session data stays in
 * memory.
 */
export const leaveSession = (to = '/login'): void => {
  abandonUnsaved();
  window.location.assign(to);
};

/** Ends the session because the user declined to sign in again. */
export const endSessionHere = (): void => {
  clearSession();
  leaveSession();
};

/** The user of the latest call that had a session. After a sign-out in another tab, calls have none. */
let latestUser: string | undefined;

/**
 * Runs a call that needs a session. If it needs a recent proof of identity, it waits until the user
 * has given one and is then repeated. If the session has expired while there is unsaved input, the
 * call waits until the same user has signed in again and is then repeated. This is safe, because
 * the server rejected it before any change.
 * @throws what `call` throws; a {@link RequestError} with UNAUTHENTICATED if there is no unsaved
 * input
 */
export const withSession = async <Result>(call: () => Promise<Result>): Promise<Result> => {
  const sent = readSession();
  latestUser = sent?.user.id ?? latestUser;
  const user = latestUser;
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    if (error.message === errorText.confirmIdentity) {
      const proof = proofs.find((each) => each === error.body.args?.proof);
      if (!(await askForProof(proof ?? 'password'))) throw error;
      return withSession(call);
    }
    if (error.code !== 'UNAUTHENTICATED') throw error;
    if (!isRenewed(user, sent?.token)) {
      if (!asking && !hasUnsaved()) throw error;
      await askToSignIn();
    }
    return withSession(call);
  }
};

/** Whether the user has signed in again since the call, which had this token, or none, was sent. */
const isRenewed = (user: string | undefined, token: string | undefined): boolean => {
  const now = readSession();
  return now !== null && now.token !== token && now.user.id === user;
};

/** Reacts to sign-ins and sign-outs in other tabs; `userId` is the user of this tab. */
export const followOtherTabs = (userId: string | undefined): void => {
  const session = readSession();
  if (session && session.user.id === userId) resumeSession();
  else if (session) leaveSession('/');
  else if (hasUnsaved()) void askToSignIn();
  else leaveSession();
};
