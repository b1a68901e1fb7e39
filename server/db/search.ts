import { type RawBuilder, sql } from 'kysely';

const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** The `ilike` pattern that finds `text` anywhere, with its wildcards escaped. */
export const containing = (text: string): string => `%${escaped(text)}%`;

/** More words would cost time without narrowing the result further. */
const wordsAtMost = 8;

/** The words of a search, without those that are part of another. */
export const wordsOf = (text: string): string[] => {
  const words = [...new Set(text.toLowerCase().split(/\s+/).filter(Boolean))];
  return words
    .filter((word) => !words.some((other) => other !== word && other.includes(word)))
    .slice(0, wordsAtMost);
};

/**
 * A trigram index finds fewer letters only at the beginning of a word. A regular expression compares them with a text
 * once; `ilike` would convert the whole text to lower case for each place.
 */
const lettersAnywhere = 3;

/** The regular expression that finds `text` at the beginning of the whole, or after a blank or a hyphen. */
export const beginning = (text: string): string =>
  `(^|[ -])${text.replace(/[\\^$.|?*+()[\]{}]/g, '\\$&')}`;

/**
 * Requires one of the columns to have a word: anywhere, or with one or two letters at the beginning of a word.
 */
export const hasWord = (
  word: string,
  ...columns: readonly RawBuilder<unknown>[]
): RawBuilder<unknown> => {
  const isFound =
    [...word].length >= lettersAnywhere
      ? sql`ilike ${containing(word)}`
      : sql`~* ${beginning(word)}`;
  return sql`(${sql.join(
    columns.map((column) => sql`${column} ${isFound}`),
    sql` or `,
  )})`;
};

/** Requires each word of the text to meet a condition; a text without words meets it. */
export const everyWord = (
  text: string,
  isFound: (word: string) => RawBuilder<unknown>,
): RawBuilder<unknown> => {
  const conditions = wordsOf(text).map(isFound);
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` and `)})` : sql`true`;
};

/**
 * Requires each word to occur in one of the columns, in any order and case. Each condition can use
 * the column's trigram index.
 */
export const hasWords = (
  text: string,
  ...columns: readonly RawBuilder<unknown>[]
): RawBuilder<unknown> => everyWord(text, (word) => hasWord(word, ...columns));
