import { useSyncExternalStore } from 'react';

/** A workbook on its way to the server. */
interface WorkbookUpload {
  name: string;
  /** From 0 to 1. */
  part: number;
}

let current: WorkbookUpload | null = null;
const listeners = new Set<() => void>();

/** Leaving the page would cancel the upload. */
const warn = (event: BeforeUnloadEvent) => event.preventDefault();

const get = () => current;
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/**
 * The upload running in this tab. It continues while other pages are shown, and every upload button
 * reports it.
 */
export const workbookUpload = {
  get,
  set: (upload: WorkbookUpload | null): void => {
    current = upload;
    if (upload) window.addEventListener('beforeunload', warn);
    else window.removeEventListener('beforeunload', warn);
    for (const listener of listeners) listener();
  },
  use: () => useSyncExternalStore(subscribe, get),
};
