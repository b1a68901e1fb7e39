/** Focuses the first invalid field; the field names equal those in the rules. */
export const focusFirst = (form: HTMLFormElement, breaches: object): void => {
  const field = form.elements.namedItem(Object.keys(breaches)[0] ?? '');
  if (field instanceof HTMLElement) field.focus();
};
