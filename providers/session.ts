import type { SignedInFragment } from './authProvider/signIn.generated.ts';

const key = 'user';
const version = 1;

export interface Session {
  token: string;
  user: SignedInFragment['user'];
}

/** Whether this tab shows the application as an administrator sees it for somebody else. */
export const isViewing = (): boolean => sessionStorage.getItem(key) !== null;

/** A tab that views as somebody has a session of its own. */
const place = (): Storage => (isViewing() ? sessionStorage : localStorage);

/** The session of this browser, or null; another version counts as none (specification 9). */
export const readSession = (): Session | null => {
  try {
    const stored: unknown = JSON.parse(place().getItem(key) ?? 'null');
    return isSession(stored) ? { token: stored.token, user: stored.user } : null;
  } catch {
    return null;
  }
};

const isSession = (stored: unknown): stored is Session =>
  typeof stored === 'object' &&
  stored !== null &&
  'version' in stored &&
  stored.version === version &&
  'token' in stored &&
  typeof stored.token === 'string' &&
  'user' in stored;

export const writeSession = ({ token, user }: Session, where: Storage = place()): void =>
  where.setItem(key, JSON.stringify({ version, token, user }));

/** Storage key of the messages, which end with the session. */
export const messagesKey = 'atrium.messages';

export const clearSession = (): void => {
  if (isViewing()) {
    sessionStorage.removeItem(key);
    return;
  }
  localStorage.removeItem(key);
  localStorage.removeItem(messagesKey);
};

/** Calls back when another tab signs in or out. */
export const onSessionChangedElsewhere = (callback: () => void): (() => void) => {
  const onStorage = (event: StorageEvent) => {
    // null: the whole storage was cleared
    if (event.key === key || event.key === null) callback();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
};

export const roleNamesOf = (session: Session | null): string[] =>
  session?.user.roles.map((role) => role.name) ?? [];

const reasonKey = 'atrium.signedOutBecause';

/** Leaves a message key for the login page, which survives the page change. */
export const leaveSignOutReason = (message: string): void =>
  sessionStorage.setItem(reasonKey, message);

export const readSignOutReason = (): string | null => sessionStorage.getItem(reasonKey);

export const forgetSignOutReason = (): void => sessionStorage.removeItem(reasonKey);
