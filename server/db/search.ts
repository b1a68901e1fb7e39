/** The pattern of `ilike` that finds `text` anywhere, its own wildcards taken literally. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
