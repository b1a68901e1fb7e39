import { stringify } from 'csv-stringify/sync';
import type { Language } from '#contract/language.ts';
import type { Row, Sheet } from './sheet.ts';

/** In the format spreadsheets of that language expect: German ones split at semicolons. */
export const csvSheet = (language: Language): Sheet => {
  const delimiter = language === 'de' ? ';' : ',';
  // the sign of a number does not start a formula
  const written = (decimal: string) => ({
    value: language === 'de' ? decimal.replace('.', ',') : decimal,
    escape_formulas: false,
  });
  const cast = {
    number: (value: number) => written(String(value)),
    // amounts are the only cells that are objects
    object: ({ amount }: Record<string, unknown>) => written(String(amount)),
  };
  // the byte order mark tells Excel that it is UTF-8
  let made: Buffer[] = [Buffer.from('\ufeff')];
  return {
    write: async (rows: readonly Row[]) => {
      const text = stringify([...rows], {
        delimiter,
        record_delimiter: 'windows',
        // A cell starting like a formula would be executed when the file is opened; a lone line feed
        // would end the row in some programs, unless quoted.
        escape_formulas: true,
        quoted_match: /[\r\n]/,
        cast,
      });
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
