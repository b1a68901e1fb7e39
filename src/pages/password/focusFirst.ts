/** Focuses the first invalid field; the field names equal those in the rules. */
export const focusFirst = (form: HTMLFormElement, violations: object): void => {
  const field = form.elements.namedItem(Object.keys(violations)[0] ?? '');
  if (field instanceof HTMLElement) field.focus();
};
