/** Leads to the first field that is wrong; fields are named as the rules name them. */
export const focusFirst = (form: HTMLFormElement, breaches: object): void => {
  const field = form.elements.namedItem(Object.keys(breaches)[0] ?? '');
  if (field instanceof HTMLElement) field.focus();
};
