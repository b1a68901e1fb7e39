/**
 * What two spellings of one name have in common: case, "ae" for "ä" and the like, white space. The
 * database's `spelling_key` says the same, and has the last word.
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

/** From this many words on, a text says something of a product instead of naming a value. */
const sentenceWords = 9;

/**
 * A sentence cannot be an attribute value (specification 5): nine words or more, or three and more
 * that end as sentences do. "ca. 20 Std." has three, so a closing abbreviation is told apart: a full
 * stop ends a sentence behind four letters or more.
 */
export const isSentence = (text: string): boolean => {
  const words = text.trim().split(/\s+/);
  if (words.length >= sentenceWords) return true;
  const last = words.at(-1) ?? '';
  return words.length >= 3 && /(?:[!?…]|\p{L}{4,}\.)["“”’»)]*$/u.test(last);
};
