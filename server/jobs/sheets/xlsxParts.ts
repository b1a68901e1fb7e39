import { limits } from '#contract/limits.ts';
import type { Cell } from './sheet.ts';

/* The XML parts of a workbook. Texts are inline, because a table of shared strings would have
   to be kept in memory until the end. */

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Indexes of the formats in the style sheet; `text` keeps 007 and 3-4 as typed. */
const styles = { plain: 0, heading: 1, text: 2, wrapped: 3, marked: 4, amount: 5 } as const;
export type Style = keyof typeof styles;

const styleSheet =
  `<styleSheet xmlns="${main}"><fonts count="2"><font/><font><b/></font></fonts>` +
  '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>' +
  '<fill><patternFill patternType="solid"><fgColor rgb="FFFBE3DD"/></patternFill></fill></fills>' +
  '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>' +
  '<cellXfs count="6"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/>' +
  '<xf xfId="0" numFmtId="49" applyNumberFormat="1"/>' +
  '<xf xfId="0" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf>' +
  '<xf xfId="0" numFmtId="49" fillId="2" applyNumberFormat="1" applyFill="1"/>' +
  // 1.045,80 or 1,045.80, in the number format of the user who opens it
  '<xf xfId="0" numFmtId="4" applyNumberFormat="1"/></cellXfs></styleSheet>';

export interface SheetFrame {
  name: string;
  isHidden?: boolean;
}

export const sheetFile = (place: number): string => `xl/worksheets/sheet${place + 1}.xml`;

/** All files of a workbook except its sheets. */
export const packageParts = (sheets: readonly SheetFrame[]): Record<string, string> => {
  const each = (write: (sheet: SheetFrame, number: number) => string) =>
    sheets.map((sheet, place) => write(sheet, place + 1)).join('');
  const parts: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/>${each(
      (_, number) =>
        `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${types}.worksheet+xml"/>`,
    )}<Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${each(
      ({ name, isHidden }, number) =>
        `<sheet name="${escaped(name)}" sheetId="${number}"${isHidden ? ' state="hidden"' : ''} r:id="rId${number}"/>`,
    )}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships">${each(
      (_, number) =>
        `<Relationship Id="rId${number}" Type="${office}/worksheet" Target="worksheets/sheet${number}.xml"/>`,
    )}<Relationship Id="styles" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': styleSheet,
  };
  return Object.fromEntries(Object.entries(parts).map(([file, xml]) => [file, head + xml]));
};

export interface Column {
  /** In characters, approximately. */
  width: number;
  /** Style of empty cells. */
  style?: Style;
}

/** Start of a sheet with a frozen first row. */
export const sheetBegin = (columns: readonly Column[] = []): string => {
  const cols = columns.map(
    ({ width, style = 'plain' }, place) =>
      `<col min="${place + 1}" max="${place + 1}" width="${width}" style="${styles[style]}" customWidth="1"/>`,
  );
  return (
    `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>` +
    '<sheetFormatPr defaultRowHeight="15" baseColWidth="20"/>' +
    `${cols.length > 0 ? `<cols>${cols.join('')}</cols>` : ''}<sheetData>`
  );
};

/** A dropdown for the cells below a heading; other texts cause a warning. */
export interface Choice {
  column: number;
  /** Range of the texts, for example Lists!$A$1:$A$9. */
  range: string;
}

/** As many rows as can be imported below the heading; some programs keep a rule for each cell. */
const lastRow = limits.importRows + 1;

export const sheetEnd = (choices: readonly Choice[] = []): string => {
  const lists = choices.map(({ column, range }) => {
    const letters = lettersOf(column);
    return `<dataValidation type="list" errorStyle="warning" allowBlank="1" showErrorMessage="1" sqref="${letters}2:${letters}${lastRow}"><formula1>${escaped(range)}</formula1></dataValidation>`;
  });
  const offered =
    lists.length > 0
      ? `<dataValidations count="${lists.length}">${lists.join('')}</dataValidations>`
      : '';
  return `</sheetData>${offered}</worksheet>`;
};

/** @param line counted from 1, as in Excel */
export const rowXml = (
  cells: readonly Cell[],
  line: number,
  styleOf: (column: number) => Style,
): string => {
  const written = cells.map((cell, column) => {
    const style = styleOf(column);
    const place = `${lettersOf(column)}${line}`;
    // the error may be that the cell is empty
    if (cell === null && style === 'marked') return `<c r="${place}" s="${styles[style]}"/>`;
    return cellXml(cell, place, styles[style]);
  });
  return `<row r="${line}">${written.join('')}</row>`;
};

/** A, B … Z, AA, AB … */
export const lettersOf = (column: number): string =>
  (column >= 26 ? lettersOf(Math.floor(column / 26) - 1) : '') +
  String.fromCharCode(65 + (column % 26));

const cellXml = (cell: Cell, place: string, style: number): string => {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'object')
    return `<c r="${place}" s="${styles.amount}"><v>${cell.amount}</v></c>`;
  if (typeof cell === 'number') return `<c r="${place}" s="${style}"><v>${cell}</v></c>`;
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
};

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string =>
  text
    // characters XML cannot represent
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, (character) => entities[character] ?? '');
