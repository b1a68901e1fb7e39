import type { ListedOption } from './useOptions.ts';

/** An action that the user has started on an attribute's options. */
export type OptionTask =
  | { kind: 'create' | 'paste' }
  | { kind: 'edit' | 'copy' | 'history'; option: ListedOption }
  | { kind: 'move' | 'delete'; options: readonly ListedOption[] };
