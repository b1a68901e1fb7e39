import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { Cell, Row, Sheet } from './sheet.ts';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** All of a workbook but its one sheet. */
const frame: Record<string, string> = {
  '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Atrium" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  // 1: bold, the headings
  'xl/styles.xml': `<styleSheet xmlns="${main}"><fonts count="2"><font/><font><b/></font></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
};

const begin = `<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15" baseColWidth="20"/><sheetData>`;
const end = '</sheetData></worksheet>';

/**
 * A workbook of one sheet whose first row are headings. Written as a stream, since the libraries that
 * read and write workbooks keep all rows in memory and block while they pack them.
 */
export const xlsxSheet = (): Sheet => {
  const zip = new ZipFile();
  const xml = new PassThrough();
  let made: Buffer[] = [];
  zip.outputStream.on('data', (chunk: Buffer) => made.push(chunk));
  for (const [name, text] of Object.entries(frame)) zip.addBuffer(Buffer.from(head + text), name);
  zip.addReadStream(xml, 'xl/worksheets/sheet1.xml');
  zip.end();
  xml.write(head + begin);
  let line = 0;
  const rowOf = (row: Row) => {
    line += 1;
    const style = line === 1 ? 1 : 0;
    const cells = row.map((cell, column) => cellOf(cell, `${letterOf(column)}${line}`, style));
    return `<row r="${line}">${cells.join('')}</row>`;
  };
  return {
    write: async (rows) => {
      if (!xml.write(rows.map(rowOf).join(''))) await once(xml, 'drain');
    },
    end: async () => {
      xml.end(end);
      await finished(zip.outputStream);
    },
    take: () => {
      const all = Buffer.concat(made);
      made = [];
      return all;
    },
  };
};

// no list has more than 26 columns
const letterOf = (column: number) => String.fromCharCode(65 + column);

const cellOf = (cell: Cell, place: string, style: number): string => {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'number') return `<c r="${place}" s="${style}"><v>${cell}</v></c>`;
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
};

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const escaped = (text: string): string =>
  text
    // what XML cannot say at all
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>]/g, (character) => entities[character] ?? '');
