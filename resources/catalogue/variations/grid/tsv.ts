/**
 * The rows and cells of a text that a spreadsheet has put on the clipboard: cells are separated by
 * tabs; those with a tab, a line break or a quotation mark are in quotation marks.
 */
export const readTsv = (text: string): string[][] => {
  const rows: string[][] = [[]];
  const pattern = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/y;
  while (pattern.lastIndex < text.length) {
    const [, quoted, plain = '', end] = pattern.exec(text) ?? [];
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === undefined || end === '') break;
    if (end !== '\t') rows.push([]);
    // an empty last cell has no text of its own
    else if (pattern.lastIndex === text.length) rows.at(-1)?.push('');
  }
  return rows.filter((row) => row.length > 0);
};

/** The same in the other direction. */
export const writeTsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(quotedIfNeeded).join('\t')).join('\n');

const quotedIfNeeded = (text: string): string =>
  /[\t\r\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
