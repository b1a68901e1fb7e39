import type { Readable } from 'node:stream';
import type { ImportFault } from '#contract/generated/schema.ts';
import { headingText, isReasonHeading, reasonHeading } from '#contract/importColumns.ts';
import type { Language } from '#contract/language.ts';
import { type MessageArgs, messageText } from '#i18n/messageText.ts';
import { type BookRow, xlsxBook } from '#server/jobs/sheets/xlsxBook.ts';
import { columnWidth } from './columnWidth.ts';
import { workbookTexts } from './workbookTexts.ts';

/** A row as it was read, with the reasons for its rejection. */
export interface RefusedRow {
  cells: readonly (string | null)[];
  faults: readonly Pick<ImportFault, 'column' | 'msg' | 'args'>[];
}

/** A sheet with such rows, with its original headings. */
export interface RefusedSheet {
  name: string;
  headings: readonly (string | null)[];
  rows: AsyncIterable<RefusedRow> | Iterable<RefusedRow>;
}

/** Download name for the rejected rows of a workbook. */
export const refusedFilename = (filename: string, language: Language): string => {
  const stem = filename.replace(/\.xlsx$/i, '').replace(/[^\p{L}\p{N}._ -]/gu, '_');
  return `${stem}-${workbookTexts[language].refused}.xlsx`;
};

/**
 * A workbook of the rejected rows, to correct and upload again: original sheets, headings and
 * cells, with faulty cells highlighted and the reasons in a last column.
 */
export const refusedWorkbook = (sheets: readonly RefusedSheet[], language: Language): Readable =>
  xlsxBook(
    sheets.map(({ name, headings, rows }) => {
      // uploaded before, with the reasons from that time
      const isKept = (_: unknown, place: number) => !isReason(headings[place]);
      const kept = headings.filter(isKept);
      return {
        name,
        columns: [
          ...kept.map((heading) => ({ width: columnWidth(heading), style: 'text' as const })),
          { width: 80, style: 'wrapped' as const },
        ],
        headings: [...kept, reasonHeading[language]],
        rows: withReasons(rows, (cells) => cells.filter(isKept), kept, language),
      };
    }),
  );

const isReason = (heading: string | null | undefined) =>
  heading != null && isReasonHeading(heading);

async function* withReasons(
  rows: RefusedSheet['rows'],
  keep: (cells: RefusedRow['cells']) => (string | null)[],
  headings: readonly (string | null)[],
  language: Language,
): AsyncGenerator<BookRow> {
  for await (const { cells, faults } of rows) {
    const kept = keep(cells);
    const own = headings.map((_, place) => kept[place] ?? null);
    const reasons = faults.map((fault) => reasonOf(fault, language));
    const columns = faults.map(({ column }) => (column ? headings.indexOf(column) : -1));
    yield {
      cells: [...own, reasons.join('\n')],
      marked: new Set(columns.filter((column) => column !== -1)),
    };
  }
}

const reasonOf = ({ column, msg, args }: RefusedRow['faults'][number], language: Language) => {
  const text = messageText(language, msg, args ? (JSON.parse(args) as MessageArgs) : {});
  return column ? `${headingText(column)}: ${text}` : text;
};
