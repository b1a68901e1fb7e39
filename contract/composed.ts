/**
 * Normalises text to composed characters (Unicode's NFC). macOS writes ü in file names, and some
 * programs write it in texts, as u and a combining mark, which searches, filters and unique keys
 * treat as a different text.
 */
export const composed = (text: string): string => text.normalize('NFC');

/** Composes every text in a parsed JSON value, in place. */
export const composeTexts = (value: Record<string, unknown>): void => {
  // a list instead of recursion, because the client determines the depth of the JSON
  const holders = [value];
  for (const holder of holders) {
    for (const [key, held] of Object.entries(holder)) {
      if (typeof held === 'string') holder[key] = composed(held);
      else if (typeof held === 'object' && held !== null) holders.push(held as typeof value);
    }
  }
};
