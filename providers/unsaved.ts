import { useEffect } from 'react';

/*
 * Tracks whether the window has unsaved input: forms report theirs, and input in open dialogs is
 * observed. While there is any, the session must not end without a confirmation.
 */

const forms = new Set<symbol>();
const fields = new Set<Element>();
let isAbandoned = false;

/** Reports whether a form has unsaved input. */
export const useUnsaved = (isUnsaved: boolean): void => {
  useEffect(() => {
    if (!isUnsaved) return;
    const form = Symbol('unsaved');
    forms.add(form);
    return () => {
      forms.delete(form);
      if (forms.size === 0) isAbandoned = false;
    };
  }, [isUnsaved]);
};

/** Observes input in dialogs; returns a function that stops observing. */
export const watchDialogs = (): (() => void) => {
  const note = ({ target }: Event) => {
    if (target instanceof Element && target.closest('[role="dialog"]')) fields.add(target);
  };
  document.addEventListener('input', note, true);
  return () => document.removeEventListener('input', note, true);
};

export const hasUnsaved = (): boolean => {
  for (const field of fields) if (!field.isConnected) fields.delete(field);
  return forms.size > 0 || fields.size > 0;
};

/** Disables the confirmation before leaving, because the user has already confirmed. */
export const abandonUnsaved = (): void => {
  isAbandoned = true;
};

export const isUnsavedAbandoned = (): boolean => isAbandoned;
