import type { Portal } from '#contract/portal.ts';
import type { Proof } from '#contract/proof.ts';
import type { SecurityEventKind } from '#contract/rules/platform/securityEvent.ts';
import type { PayoutRules, PaypalSettings } from '#server/config.ts';
import type { Db } from '#server/db/database.ts';
import type { Queue } from '#server/db/queue.ts';
import type { ReplicaState } from '#server/db/replicas.ts';
import { noSession } from '#server/errors/domainError.ts';
import type { FetchPublic } from '#server/fetch/fetchPublic.ts';
import type { Sealer } from '#server/secrets/sealer.ts';

/** The user who makes the request. `manufacturerId` and `vendorId` determine which rows they own. */
export interface Viewer {
  userId: string;
  portal: Portal;
  roles: readonly string[];
  manufacturerId: string | null;
  vendorId: string | null;
  /**
   * The proof of identity that a confirmed call still needs; none after a recent one, and none in jobs.
   */
  missingProof?: Proof | null;
}

/** A viewer with a session token. */
export interface SignedIn extends Viewer {
  tokenHash: Buffer;
  /** An administrator is viewing as this account and cannot change anything. */
  isViewing: boolean;
  /** The position of the session's last write, if it was a moment ago (`Replicas`). */
  written: string | null;
}

/**
 * The mark of a device: a random value in a cookie that no script can read. It is no credential: a
 * request needs a session's token, too, which other sites cannot send.
 */
export interface DeviceMark {
  /** Hash of the mark that came with the request, or null. The server stores only hashes. */
  hash: Buffer | null;
  /** Gives the device a new mark; returns its hash. */
  issue(): Buffer;
}

/** Where an attempt comes from. */
export interface Origin {
  address: string;
  /** Of the device's mark; null if it has none. */
  markHash: Buffer | null;
}

/** A counted attempt. */
export interface Attempt {
  /** Resets the account's count at this address or device; the attempt counts towards no other. */
  succeeded(): Promise<void>;
  /** Uncounts an attempt that neither failed nor succeeded. */
  takeBack(): Promise<void>;
}

/** Limits attempts, per account, and per address or known device. */
export interface Limiter {
  /** Counts an attempt; throws RATE_LIMITED with the seconds to wait if there were too many. */
  attempt(account: string, origin: Origin): Promise<Attempt>;
}

/** Called with the counted account and address when a limit is reached. */
export type OnLimit = (account: string, address: string) => void;

/** Must never contain a secret: no password, code, token or key. */
export interface SecurityEvent {
  kind: SecurityEventKind;
  /** Looked up by `userId` by default; for a refused sign-in, the name as typed. */
  account?: string | undefined;
  userId?: string | undefined;
  portal?: string | undefined;
  address?: string | undefined;
  userAgent?: string | undefined;
  /** The affected record or setting. */
  subject?: string | undefined;
  detail?: string | undefined;
  amount?: number | undefined;
}

interface Telling {
  /**
   * Records at most one such event within this time; events that differ only in their amount count
   * as the same.
   */
  everySeconds?: number;
}

export type RecordEvent = (event: SecurityEvent, options?: Telling) => void;

export interface PaypalAccess extends PaypalSettings {
  /** The address to which PayPal redirects users. */
  returnAddress: string;
}

/** Whether this process may get requests, as `GET /readyz` reports it. */
export interface Readiness {
  /** `ok`, `degraded`, or why it may not. */
  status: string;
  /** Why it is degraded. */
  reason?: string;
  /** Replicas that are left out, with the reason; none of them keeps requests from being answered. */
  replicas?: Readonly<Record<string, string>>;
}

/** What an operator wants to know of this process, beside what is in the database. */
export interface Operations {
  readiness: () => Promise<Readiness>;
  /** Whether pictures and documents can be reached. */
  isStoreReached: () => Promise<boolean>;
  isEmbedded: boolean;
  /** The database that accepts writes; `db` of a query may be a replica. */
  primary: Db;
  /** The replicas that answer reads. */
  replicas: () => ReplicaState[];
  /** Host and port of each database host that the settings name. */
  databaseHosts: string[];
}

export interface Context {
  /** For a query, it may be that of a replica. */
  db: Db;
  queue: Queue;
  viewer: SignedIn | null;
  /** The request has a bearer token that belongs to no session. */
  tokenRefused: boolean;
  address: string;
  userAgent: string | undefined;
  device: DeviceMark;
  /** The origin of a portal's pages, as browsers see it. */
  portalOrigin: (portal: Portal) => string;
  signInLimiter: Limiter;
  mailLimiter: Limiter;
  /** For second-factor codes, which are only checked after a correct password. */
  codeLimiter: Limiter;
  /** Encrypts values that are stored in the database and must be readable again. */
  secrets: Sealer;
  /** Records a security event; viewer and origin of the request are filled in. */
  recordEvent: RecordEvent;
  /** Sends requests to internet hosts, at addresses entered by users. */
  fetchPublic: FetchPublic;
  /** Connects PayPal accounts; undefined if PayPal is not configured. */
  paypal: PaypalAccess | undefined;
  payoutRules: PayoutRules;
  operations: Operations;
}

/** The origin of the request. */
export const originOf = ({ address, device }: Pick<Context, 'address' | 'device'>): Origin => ({
  address,
  markHash: device.hash,
});

/** The viewer of a field guarded by `@access`. */
export const viewerOf = (context: Context): SignedIn => {
  if (!context.viewer) throw noSession();
  return context.viewer;
};
