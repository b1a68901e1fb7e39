import { type RawBuilder, sql } from 'kysely';

/** The `ilike` pattern that finds `text` anywhere, with its wildcards escaped. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

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
 * Requires each word to occur in one of the columns, in any order and case. Each condition can use
 * the column's trigram index.
 */
export const hasWords = (
  text: string,
  ...columns: readonly RawBuilder<unknown>[]
): RawBuilder<unknown> => {
  const patterns = wordsOf(text).map(containing);
  const conditions = patterns.map((pattern) => {
    const places = columns.map((column) => sql`${column} ilike ${pattern}`);
    return sql`(${sql.join(places, sql` or `)})`;
  });
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` and `)})` : sql`true`;
};
