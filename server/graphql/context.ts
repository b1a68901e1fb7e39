import type { Portal } from '#contract/portal.ts';
import type { PaypalSettings } from '#server/config.ts';
import type { Db } from '#server/db/database.ts';
import type { Queue } from '#server/db/queue.ts';
import { noSession } from './errors.ts';

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
}

/** Limits how often something is tried, per account and per address. */
export interface Limiter {
  /** Counts an attempt; throws RATE_LIMITED, with the seconds to wait, after too many. */
  attempt(account: string, address: string): Promise<void>;
  /** A correct password resets the account's count at this address, and does not count towards it. */
  succeeded(account: string, address: string): Promise<void>;
}

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
  /** How accounts at PayPal are connected, where that is offered. */
  paypal: PaypalAccess | undefined;
}

/** The viewer of a field guarded by `@access`. */
export const viewerOf = (context: Context): SignedIn => {
  if (!context.viewer) throw noSession();
  return context.viewer;
};
