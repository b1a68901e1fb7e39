/** Props for a text field that limit the length of its input. */
export const lineOf = (maxLength: number) => ({ htmlInput: { maxLength } });

/** The message key of a field's label. */
export const labelOf = (source: string): string => `profile.fields.${source}`;
