import { useEffect } from 'react';

/*
 * Whether the window has unsaved input: forms report theirs, and input in open dialogs is observed.
 * While it does, nothing may end the session without asking.
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

/** Observes input in dialogs until the returned function is called. */
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

/** Stops asking before leaving, because the user has already answered. */
export const abandonUnsaved = (): void => {
  isAbandoned = true;
};

export const isUnsavedAbandoned = (): boolean => isAbandoned;
