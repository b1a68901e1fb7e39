import type { Readable } from 'node:stream';
import { notesSheet } from '#contract/importColumns.ts';
import type { Language } from '#contract/language.ts';
import { limits } from '#contract/limits.ts';
import { fillText } from '#i18n/messageText.ts';
import { type BookRow, type BookSheet, xlsxBook } from '#server/jobs/sheets/xlsxBook.ts';
import { lettersOf } from '#server/jobs/sheets/xlsxParts.ts';
import { columnWidth } from './columnWidth.ts';
import { type TemplateColumn, templateColumns } from './templateColumns.ts';
import type { TemplateFamily } from './templateFamily.ts';
import { workbookTexts } from './workbookTexts.ts';

/** Download name of a template. */
export const templateFilename = ({ slug }: TemplateFamily, language: Language): string =>
  `${workbookTexts[language].template}-${slug}.xlsx`;

/**
 * A workbook to fill in with products of a family: a sheet with only the columns, one that explains
 * them, and a hidden one with the options for dropdown cells.
 */
export const templateWorkbook = (family: TemplateFamily, language: Language): Readable => {
  const columns = templateColumns(family, language);
  const offered = columns.filter(({ allowed }) => allowed.length > 0);
  return xlsxBook([
    productsSheet(columns, offered, language),
    notesOf(columns, language),
    ...(offered.length > 0 ? [listsSheet(offered, language)] : []),
  ]);
};

const starred = ({ heading, required }: TemplateColumn) =>
  required === 'no' ? heading : `${heading}*`;

const productsSheet = (
  columns: readonly TemplateColumn[],
  offered: readonly TemplateColumn[],
  language: Language,
): BookSheet => {
  const { products, lists } = workbookTexts[language].sheets;
  const headings = columns.map(starred);
  return {
    name: products,
    columns: columns.map(({ isLong, isNumber }, place) => ({
      width: columnWidth(headings[place] ?? null, isLong ? 32 : 16),
      // keeps input as typed: 007 is not a number, 3-4 not a date
      style: isNumber ? 'plain' : 'text',
    })),
    headings,
    rows: [],
    choices: offered.map((column, place) => {
      const letters = lettersOf(place);
      return {
        column: columns.indexOf(column),
        range: `${lists}!$${letters}$2:$${letters}$${column.allowed.length + 1}`,
      };
    }),
  };
};

const notesOf = (columns: readonly TemplateColumn[], language: Language): BookSheet => {
  const { notes, general } = workbookTexts[language];
  const rows = [
    ...columns.map((column) => [
      column.heading,
      notes[column.required],
      column.content,
      allowedText(column.allowed, notes.more),
    ]),
    ...Object.values(general).map((text) => [notes.general, null, text, null]),
  ];
  return {
    name: notesSheet[language],
    columns: [28, 22, 70, 70].map((width) => ({ width, style: 'wrapped' })),
    headings: [notes.column, notes.required, notes.content, notes.allowed],
    rows: rows.map((cells) => ({ cells })),
  };
};

/** As many as fit a quick glance; the cells' dropdowns offer all of them. */
const shownValues = 100;

const allowedText = (allowed: readonly string[], more: string): string | null => {
  if (allowed.length === 0) return null;
  const text = allowed
    .slice(0, shownValues)
    .join('; ')
    .slice(0, limits.importCell - 100);
  const left = allowed.length - shownValues;
  return left > 0 ? `${text} ${fillText(more, { count: left })}` : text;
};

const listsSheet = (offered: readonly TemplateColumn[], language: Language): BookSheet => ({
  name: workbookTexts[language].sheets.lists,
  isHidden: true,
  columns: [],
  headings: offered.map(({ heading }) => heading),
  rows: listRows(offered),
});

function* listRows(offered: readonly TemplateColumn[]): Generator<BookRow> {
  const longest = Math.max(...offered.map(({ allowed }) => allowed.length));
  for (let line = 0; line < longest; line += 1) {
    yield { cells: offered.map(({ allowed }) => allowed[line] ?? null) };
  }
}
