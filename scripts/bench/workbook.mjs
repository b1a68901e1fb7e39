import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

const packages = 'http://schemas.openxmlformats.org/package/2006';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const frame = {
  '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Produkte" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
};

const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text) => text.replace(/[&<>]/g, (character) => entities[character]);

const cellOf = (cell) => {
  if (cell === null) return '<c/>';
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
  return `<c t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
};

/**
 * A workbook of one sheet.
 * @param {Iterable<(string | number | null)[]>} rows the first are the headings
 * @returns {Promise<Buffer>}
 */
export const workbookOf = async (rows) => {
  const zip = new ZipFile();
  const xml = new PassThrough();
  for (const [name, text] of Object.entries(frame)) zip.addBuffer(Buffer.from(text), name);
  zip.addReadStream(xml, 'xl/worksheets/sheet1.xml');
  zip.end();
  const content = buffer(zip.outputStream);
  xml.write(`<worksheet xmlns="${main}"><sheetData>`);
  for (const row of rows) {
    if (!xml.write(`<row>${row.map(cellOf).join('')}</row>`)) await once(xml, 'drain');
  }
  xml.end('</sheetData></worksheet>');
  return content;
};
