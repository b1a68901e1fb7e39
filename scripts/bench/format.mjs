/** @param {number} count of bytes */
export const kilobytes = (count) => `${(count / 1000).toFixed(0)} KB`;

/** @param {number} value */
export const count = (value) => value.toLocaleString('en');

/** @param {number} value in milliseconds */
export const ms = (value) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;

/** @param {number} value in milliseconds */
export const seconds = (value) => `${(value / 1000).toFixed(1)} s`;

/** @param {number} value a ratio */
export const times = (value) => `${value.toFixed(2)} times`;

/**
 * Formats a Markdown table as lines.
 * @param {string[]} head
 * @param {string[][]} rows
 */
export const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);

/** The head of a table of `comparedRows`. */
export const comparedHead = ['request', 'over HTTP', 'SQL alone', 'ratio', 'at most', 'statements'];

/** @param {import('./compareWithSql.mjs').Compared[]} compared */
export const comparedRows = (compared) =>
  compared.map(({ what, httpMs, sqlMs, statements }) => [
    what,
    ms(httpMs),
    ms(sqlMs),
    times(httpMs / sqlMs),
    '1.5 times',
    String(statements),
  ]);
