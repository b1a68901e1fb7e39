import type { Portal } from '#contract/portal.ts';
import type { Db } from '#server/db/database.ts';
import type { Queue } from '#server/jobs/queue.ts';
import type { Limiter } from '#server/modules/session/limiter.ts';
import { noSession } from './errors.ts';

/** Who asks. `manufacturerId` and `vendorId` say which owner's rows are theirs. */
export interface Viewer {
  userId: string;
  portal: Portal;
  roles: readonly string[];
  manufacturerId: string | null;
  vendorId: string | null;
}

/** A viewer who asks with the token of a session. */
export interface SignedIn extends Viewer {
  tokenHash: Buffer;
}

export interface Context {
  db: Db;
  queue: Queue;
  viewer: SignedIn | null;
  /** A bearer token came with the request but names no session. */
  tokenRefused: boolean;
  address: string;
  userAgent: string | undefined;
  signInLimiter: Limiter;
  mailLimiter: Limiter;
}

/** The viewer of a field that `@access` guards. */
export const viewerOf = (context: Context): SignedIn => {
  if (!context.viewer) throw noSession();
  return context.viewer;
};
