/** Focuses the first invalid field; fields have the names the rules use. */
export const focusFirst = (form: HTMLFormElement, breaches: object): void => {
  const field = form.elements.namedItem(Object.keys(breaches)[0] ?? '');
  if (field instanceof HTMLElement) field.focus();
};
