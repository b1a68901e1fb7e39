import type { AreaRows } from '#tests/support/accessRows.ts';
import type { World } from '#tests/support/accessWorld.ts';
import type { Variables } from '#tests/support/api.ts';

/** The record to change, which belongs to manufacturer B unless the call says otherwise. */
export interface Target {
  variation: string;
  tag: string;
  parent: string;
}

/** Valid calls of one area's operations, for the tests of roles and of foreign records. */
export interface AreaCalls {
  /** Rows for these calls, by table; the world has their ids under the same name. */
  rows?: AreaRows;
  /** Mutations that concern more than the caller's own account. */
  attempts?: Record<string, (world: World, target: Target) => Variables>;
  /** Mutations of records that only manufacturer B may change, not even administrators. */
  ownAttempts?: Record<string, (world: World) => Variables>;
  /** Mutations of records that only vendor B may change. */
  vendorAttempts?: Record<string, (world: World) => Variables>;
  /** Names of mutations of the caller's own data, which need no arguments. */
  ofTheCaller?: readonly string[];
  /** Other operations, with calls that succeed if the caller has access. */
  further?: Record<string, (world: World, tag: string) => Variables>;
}
