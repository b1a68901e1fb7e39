/** Of a text input: no more can be typed than is allowed. */
export const lineOf = (maxLength: number) => ({ htmlInput: { maxLength } });

/** Message key of a field. */
export const labelOf = (source: string): string => `profile.fields.${source}`;
