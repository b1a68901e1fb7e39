import type { SignedInFragment } from './authProvider/signIn.generated.ts';

const key = 'user';
const version = 1;

export interface Session {
  token: string;
  user: SignedInFragment['user'];
}

/** Whether the user of this tab is an administrator who views the portal as a partner. */
export const isViewing = (): boolean => sessionStorage.getItem(key) !== null;

/** The storage of the session; a tab that views as a partner has its own. */
const place = (): Storage => (isViewing() ? sessionStorage : localStorage);

/**
 * The stored session, or null; a session of another format version is ignored (specification 9).
 */
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

/** Whether the application is shown for the first time after a sign-in. */
export const arrival = { isNew: false };

/** Storage key of the messages, which are deleted with the session. */
export const messagesKey = 'atrium.messages';

export const clearSession = (): void => {
  if (isViewing()) {
    sessionStorage.removeItem(key);
    return;
  }
  localStorage.removeItem(key);
  localStorage.removeItem(messagesKey);
};

/** Calls `callback` when another tab signs in or out. */
export const onSessionChangedElsewhere = (callback: () => void): (() => void) => {
  const onStorage = (event: StorageEvent) => {
    // null means that the whole storage was cleared
    if (event.key === key || event.key === null) callback();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
};

export const roleNamesOf = (session: Session | null): string[] =>
  session?.user.roles.map((role) => role.name) ?? [];

const reasonKey = 'atrium.signedOutBecause';

/** Stores a message key for the login page; it survives loading a new page. */
export const leaveSignOutReason = (message: string): void =>
  sessionStorage.setItem(reasonKey, message);

export const readSignOutReason = (): string | null => sessionStorage.getItem(reasonKey);

export const forgetSignOutReason = (): void => sessionStorage.removeItem(reasonKey);
