import { useEffect } from 'react';

/*
 * Whether anything in the window was typed and not saved: what forms say of themselves, and whatever
 * was typed in a dialog that is still open. Then nothing may end the session without asking.
 */

const forms = new Set<symbol>();
const fields = new Set<Element>();
let isAbandoned = false;

/** Tells of a form that it holds something unsaved. */
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

/** Notices what is typed in dialogs, until the answer is called. */
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

/** From here on nobody is asked whether to leave: that was answered. */
export const abandonUnsaved = (): void => {
  isAbandoned = true;
};

export const isUnsavedAbandoned = (): boolean => isAbandoned;
