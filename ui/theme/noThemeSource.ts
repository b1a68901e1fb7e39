/**
 * Replaces MUI's function that writes a theme as source text, so that it is not bundled. Only MUI's
 * build-time styling engine calls it.
 */
export const stringifyTheme = (): never => {
  throw new Error('A theme has no source text: it is used as an object.');
};
