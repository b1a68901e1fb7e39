import { stringify } from 'csv-stringify/sync';
import type { Language } from '#contract/language.ts';
import type { Cell, Row, Sheet } from './sheet.ts';

/** In the format spreadsheets of that language expect: German ones split at semicolons. */
export const csvSheet = (language: Language): Sheet => {
  const delimiter = language === 'de' ? ';' : ',';
  const decimal = (value: Cell) =>
    typeof value === 'number' && language === 'de' ? String(value).replace('.', ',') : value;
  // the byte order mark tells Excel that it is UTF-8
  let made: Buffer[] = [Buffer.from('\ufeff')];
  return {
    write: async (rows: readonly Row[]) => {
      const text = stringify(
        rows.map((row) => row.map(decimal)),
        // A cell starting like a formula would be executed when the file is opened; a lone line feed
        // would end the row in some programs, unless quoted.
        { delimiter, record_delimiter: 'windows', escape_formulas: true, quoted_match: /[\r\n]/ },
      );
      made.push(Buffer.from(text));
    },
    end: async () => undefined,
    take: () => {
      const all = Buffer.concat(made);
      made = [];
      return all;
    },
  };
};
