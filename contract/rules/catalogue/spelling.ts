/**
 * Normalises a name, so that spellings differing in case, white space, or "ae" for "ä" and the like
 * are equal. The database's `spelling_key` computes the same and is authoritative.
 */
export const spellingKey = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .replace(/\s+/g, ' ')
    .trim();

/** A text with this many words describes a product rather than naming an option. */
const sentenceWords = 9;

/**
 * An attribute option cannot be a sentence (specification 5): nine words or more, or at least three
 * that end like a sentence. "ca. 20 Std." has three words, so a trailing abbreviation must be
 * recognised: a full stop ends a sentence only after four letters or more.
 */
export const isSentence = (text: string): boolean => {
  const words = text.trim().split(/\s+/);
  if (words.length >= sentenceWords) return true;
  const last = words.at(-1) ?? '';
  return words.length >= 3 && /(?:[!?…]|\p{L}{4,}\.)["“”’»)]*$/u.test(last);
};
