/** German is the default and the fallback (specification 1). */
export const languages = ['de', 'en'] as const;
export type Language = (typeof languages)[number];
