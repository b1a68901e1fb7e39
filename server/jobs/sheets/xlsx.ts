import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { Row, Sheet } from './sheet.ts';
import { packageParts, rowXml, sheetBegin, sheetEnd, sheetFile } from './xlsxParts.ts';

/**
 * A workbook of one sheet with headings in the first row. Streamed, because spreadsheet libraries
 * keep all rows in memory and block while packing.
 */
export const xlsxSheet = (): Sheet => {
  const zip = new ZipFile();
  const xml = new PassThrough();
  let made: Buffer[] = [];
  zip.outputStream.on('data', (chunk: Buffer) => made.push(chunk));
  for (const [file, text] of Object.entries(packageParts([{ name: 'Atrium' }]))) {
    zip.addBuffer(Buffer.from(text), file);
  }
  zip.addReadStream(xml, sheetFile(0));
  zip.end();
  xml.write(sheetBegin());
  let line = 0;
  const rowOf = (row: Row) => {
    line += 1;
    const style = line === 1 ? 'heading' : 'plain';
    return rowXml(row, line, () => style);
  };
  return {
    write: async (rows) => {
      if (!xml.write(rows.map(rowOf).join(''))) await once(xml, 'drain');
    },
    end: async () => {
      xml.end(sheetEnd());
      await finished(zip.outputStream);
    },
    take: () => {
      const all = Buffer.concat(made);
      made = [];
      return all;
    },
  };
};
