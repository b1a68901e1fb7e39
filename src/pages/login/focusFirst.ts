/** Focuses the first field with an error; the field names equal those in the rules. */
export const focusFirst = (form: HTMLFormElement | null, errors: object): void => {
  const [name = ''] = Object.entries(errors).find(([, error]) => error) ?? [];
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
};
