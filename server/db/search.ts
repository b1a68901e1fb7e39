/** The `ilike` pattern that finds `text` anywhere, with its wildcards escaped. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
