import type { ListedOption } from './useOptions.ts';

/** What somebody is about to do with an attribute's options. */
export type OptionTask =
  | { kind: 'create' | 'paste' }
  | { kind: 'edit' | 'history'; option: ListedOption }
  | { kind: 'move' | 'delete'; options: readonly ListedOption[] };
