import type { World } from '#tests/support/accessWorld.ts';
import type { Variables } from '#tests/support/api.ts';

/** What is changed and belongs to manufacturer B, unless the call is told otherwise. */
export interface Target {
  variation: string;
  tag: string;
  parent: string;
}

/** Valid calls of one area's operations, for the tests of roles and of foreign records. */
export interface AreaCalls {
  /** Mutations that concern more than the caller's own account. */
  attempts?: Record<string, (world: World, target: Target) => Variables>;
  /** Mutations of what is manufacturer B's alone: administrators may not make them either. */
  ownAttempts?: Record<string, (world: World) => Variables>;
  /** Mutations of what is vendor B's alone. */
  vendorAttempts?: Record<string, (world: World) => Variables>;
  /** Names of mutations of the caller's own data, which need no further arguments. */
  ofTheCaller?: readonly string[];
  /** Other operations, by calls that get as far as the caller may. */
  further?: Record<string, (world: World, tag: string) => Variables>;
}
