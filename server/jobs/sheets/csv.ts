import { stringify } from 'csv-stringify/sync';
import type { Language } from '#contract/language.ts';
import type { Cell, Row, Sheet } from './sheet.ts';

/** As the spreadsheets of that language read it: German ones split at semicolons. */
export const csvSheet = (language: Language): Sheet => {
  const delimiter = language === 'de' ? ';' : ',';
  const decimal = (value: Cell) =>
    typeof value === 'number' && language === 'de' ? String(value).replace('.', ',') : value;
  // the mark tells Excel that it is UTF-8
  let made: Buffer[] = [Buffer.from('\ufeff')];
  return {
    write: async (rows: readonly Row[]) => {
      const text = stringify(
        rows.map((row) => row.map(decimal)),
        // a cell that begins like a formula would be run by whoever opens the file
        { delimiter, record_delimiter: 'windows', escape_formulas: true },
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
