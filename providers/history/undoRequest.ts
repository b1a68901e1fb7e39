import { useSyncExternalStore } from 'react';

/* The bulk change that the user wants to undo; toasts and lists that offer it can be gone by then. */

export interface UndoRequest {
  /** The id of the bulk change. */
  id: string;
  /** Whether to undo without a further question, as in the toast that reports the change. */
  isDirect: boolean;
}

let request: UndoRequest | null = null;
const listeners = new Set<() => void>();

const set = (value: UndoRequest | null): void => {
  request = value;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Opens the dialog that undoes a bulk change. */
export const askUndo = (id: string, isDirect = false): void => set({ id, isDirect });

export const closeUndo = (): void => set(null);

export const useUndoRequest = (): UndoRequest | null =>
  useSyncExternalStore(subscribe, () => request);
