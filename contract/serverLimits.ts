/** Limits that only the server needs; the pages load those of `limits`. */
export const serverLimits = {
  /** Minutes for which a browser's answer about a passkey is accepted. */
  passkeyMinutes: 5,
  /** Passkeys of an account. */
  passkeys: 20,
  sessionIdleHours: 12,
  /** Maximum age of a partner's session, even if it is in use. */
  sessionDays: 30,
  /** The same for administrators. */
  adminSessionDays: 7,
  /** Validity of a mailed link. */
  resetKeyHours: 2,
  activationKeyDays: 14,
  /** Uploaded documents per user that no record links yet; a daily job deletes old ones. */
  unusedFiles: 100,
  /** Days after its end until a job or an import is deleted. */
  jobDays: 90,
  /** The same for the file that a job made. */
  jobFileDays: 7,
  /** Days after its end until a mailed key is deleted; its page offers a new link meanwhile. */
  oldKeyDays: 90,
  /** Days until it is forgotten that an account had another address. */
  emailChangeDays: 90,
  /** Days until a notification is deleted. */
  notificationDays: 90,
  securityEventDays: 400,
  /** Hours after which a pending or denied request can be sent again. */
  requestAgainHours: 24,
  deniedRequestDays: 30,
  /** Interval between two invitations of the same account. */
  inviteAgainSeconds: 60,
  /** Maximum time for which an administrator can view the application as another user. */
  viewingMinutes: 30,
  /** Validity of the key with which the new window opens. */
  viewingKeySeconds: 60,
  /** Unsaved drafts of new posts per partner; the oldest are dropped. */
  begunPosts: 50,
  /** Days after its last sign-in until a device is forgotten. */
  knownDeviceDays: 365,
  /** Days in which the owner of a former address can take its change back. */
  takeBackDays: 7,
  /** Minutes in which a new secret of a second factor can be confirmed. */
  pendingFactorMinutes: 15,
  /** Minutes for which a proof of identity is valid for the calls that need one. */
  confirmedMinutes: 10,
} as const;
