import { ZipFile } from 'yazl';

/** As stored by Excel; null and undefined omit the cell. */
type TestCell = string | number | boolean | null | undefined;
export type TestSheet = readonly (readonly TestCell[])[];

const packages = 'http://schemas.openxmlformats.org/package/2006';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** A workbook of one sheet, or of several by name: rows of cells, starting with headings. */
export const workbook = (
  sheets: TestSheet | Readonly<Record<string, TestSheet>>,
): Promise<Buffer> => {
  const named = Object.entries(Array.isArray(sheets) ? { Produkte: sheets } : sheets);
  const places = named.map((_, index) => index + 1);
  return zipped({
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/>${places
      .map(
        (place) =>
          `<Override PartName="/xl/worksheets/sheet${place}.xml" ContentType="${types}.worksheet+xml"/>`,
      )
      .join('')}</Types>`,
    '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${named
      .map(
        ([name], index) =>
          `<sheet name="${escaped(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships">${places
      .map(
        (place) =>
          `<Relationship Id="rId${place}" Type="${office}/worksheet" Target="worksheets/sheet${place}.xml"/>`,
      )
      .join('')}</Relationships>`,
    ...Object.fromEntries(
      named.map(([, rows], index) => [`xl/worksheets/sheet${index + 1}.xml`, sheetXml(rows)]),
    ),
  });
};

/** A zip of these files, which need not be a workbook. */
export const zipped = async (files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> => {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

const sheetXml = (rows: TestSheet): string => {
  const lines = rows.map((row, index) => {
    const cells = row.map((cell, column) => cellXml(cell, `${letters(column)}${index + 1}`));
    return `<row r="${index + 1}">${cells.join('')}</row>`;
  });
  return `<worksheet xmlns="${main}"><sheetData>${lines.join('')}</sheetData></worksheet>`;
};

const cellXml = (cell: TestCell, place: string): string => {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
  if (typeof cell === 'boolean') return `<c r="${place}" t="b"><v>${Number(cell)}</v></c>`;
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
};

/** A, B … Z, AA, AB … */
export const letters = (column: number): string =>
  (column >= 26 ? letters(Math.floor(column / 26) - 1) : '') +
  String.fromCharCode(65 + (column % 26));

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? '');
