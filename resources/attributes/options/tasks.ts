import type { ListedOption } from './useOptions.ts';

/** What somebody is about to do with an attribute's options. */
export type OptionTask =
  | { kind: 'create' | 'paste' }
  | { kind: 'edit'; option: ListedOption }
  | { kind: 'move' | 'delete'; options: readonly ListedOption[] };
