import type { Scope } from '#contract/rules/platform/apiKey.ts';
import type { Db } from '#server/db/database.ts';
import { DomainError } from '#server/errors/domainError.ts';
import type { Sealer } from '#server/secrets/sealer.ts';
import type { RecordEvent } from './context.ts';

/** The key with which a shop makes a request. */
export interface ShopKey {
  id: string;
  name: string;
  shopId: string;
  scopes: readonly Scope[];
  /** Whether it is the key's first use within an hour. */
  isFirstUse: boolean;
  /** The position of its last write, if it was a moment ago (`Replicas`). */
  written: string | null;
}

/** The context of the shop's contract. */
export interface ShopContext {
  db: Db;
  key: ShopKey;
  recordEvent: RecordEvent;
  /** Opens the tokens of previews. */
  secrets: Sealer;
}

/** Throws FORBIDDEN if the key lacks the scope. */
export const assertScope = ({ key }: ShopContext, scope: Scope): void => {
  if (key.scopes.includes(scope)) return;
  throw new DomainError('FORBIDDEN', { msg: 'error.SCOPE_MISSING', args: { scope } });
};
