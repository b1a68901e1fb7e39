/**
 * Texts in composed characters (Unicode's NFC). macOS writes ü in file names, and some programs write it
 * in texts, as u and a mark: to a search, a filter and a unique key that is another text.
 */
export const composed = (text: string): string => text.normalize('NFC');

/** Composes every text inside a value of parsed JSON, in place. */
export const composeTexts = (value: Record<string, unknown>): void => {
  // a list instead of recursion: whoever sends the JSON chooses how deep it is
  const holders = [value];
  for (const holder of holders) {
    for (const [key, held] of Object.entries(holder)) {
      if (typeof held === 'string') holder[key] = composed(held);
      else if (typeof held === 'object' && held !== null) holders.push(held as typeof value);
    }
  }
};
