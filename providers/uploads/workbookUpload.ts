import { useSyncExternalStore } from 'react';

/** A running upload of a workbook. */
interface WorkbookUpload {
  name: string;
  /** Progress from 0 to 1. */
  part: number;
}

let current: WorkbookUpload | null = null;
const listeners = new Set<() => void>();

/** Asks for confirmation before the user leaves the page, because that cancels the upload. */
const warn = (event: BeforeUnloadEvent) => event.preventDefault();

const get = () => current;
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/**
 * The upload that runs in this tab. It continues while the user opens other pages, and each upload
 * button shows its progress.
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
