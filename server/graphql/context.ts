import type { Portal } from '#contract/portal.ts';
import type { SecurityEventKind } from '#contract/rules/platform/securityEvent.ts';
import type { PaypalSettings } from '#server/config.ts';
import type { Db } from '#server/db/database.ts';
import type { Queue } from '#server/db/queue.ts';
import { noSession } from '#server/errors/domainError.ts';
import type { FetchPublic } from '#server/fetch/fetchPublic.ts';
import type { Sealer } from '#server/secrets/sealer.ts';

/** Who makes the request. `manufacturerId` and `vendorId` determine which rows they own. */
export interface Viewer {
  /** Of a shop: the administrator who made its key. */
  userId: string;
  /** A shop has none. */
  portal: Portal | 'shop';
  /** Only of a shop. */
  apiKeyId?: string;
  roles: readonly string[];
  manufacturerId: string | null;
  vendorId: string | null;
}

/** A viewer with a session token. */
export interface SignedIn extends Viewer {
  tokenHash: Buffer;
  /** An administrator views as this account, and can change nothing. */
  isViewing: boolean;
  /** Of a shop: the name of its key, at the first use in an hour. */
  firstUseOf?: string;
}

/** Limits how often something is tried, per account and per address. */
export interface Limiter {
  /** Counts an attempt; throws RATE_LIMITED, with the seconds to wait, after too many. */
  attempt(account: string, address: string): Promise<void>;
  /** A correct password resets the account's count at this address, and does not count towards it. */
  succeeded(account: string, address: string): Promise<void>;
  /** The attempt does not count after all, and nothing has succeeded either. */
  takeBack(account: string, address: string): Promise<void>;
}

/** Is called with what was counted when a limit is reached. */
export type OnLimit = (account: string, address: string) => void;

/** Never with a secret: no password, code, token or key. */
export interface SecurityEvent {
  kind: SecurityEventKind;
  /** Looked up by `userId` unless given; of a refused sign-in, as it was typed. */
  account?: string | undefined;
  userId?: string | undefined;
  portal?: string | undefined;
  address?: string | undefined;
  userAgent?: string | undefined;
  /** What it was done to. */
  subject?: string | undefined;
  detail?: string | undefined;
  amount?: number | undefined;
}

interface Telling {
  /** At most one like it in this time; like it is what differs in the amount alone. */
  everySeconds?: number;
}

export type RecordEvent = (event: SecurityEvent, options?: Telling) => void;

export interface PaypalAccess extends PaypalSettings {
  /** Where people come back to from PayPal. */
  returnAddress: string;
}

export interface Context {
  db: Db;
  queue: Queue;
  viewer: SignedIn | null;
  /** The request has a bearer token that belongs to no session. */
  tokenRefused: boolean;
  address: string;
  userAgent: string | undefined;
  signInLimiter: Limiter;
  mailLimiter: Limiter;
  /** Of codes of the second factor, which only come after the right password. */
  codeLimiter: Limiter;
  /** Encrypts what the database keeps and must be read again. */
  secrets: Sealer;
  /** Records what concerns security; the viewer and where the request came from are known. */
  recordEvent: RecordEvent;
  /** Reaches hosts of the internet, at addresses that people entered. */
  fetchPublic: FetchPublic;
  /** How accounts at PayPal are connected, where that is offered. */
  paypal: PaypalAccess | undefined;
}

/** The viewer of a field guarded by `@access`. */
export const viewerOf = (context: Context): SignedIn => {
  if (!context.viewer) throw noSession();
  return context.viewer;
};
