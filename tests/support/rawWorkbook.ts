import { zipped } from './workbook.ts';

const packages = 'http://schemas.openxmlformats.org/package/2006';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

export interface RawParts {
  /** Rows as XML. */
  rows?: string;
  /** Items as XML. */
  strings?: string;
  /** Content of the style sheet. */
  styles?: string;
  workbookPr?: string;
  /** Further files, or replacements for those generated here; null leaves one out. */
  files?: Readonly<Record<string, string | Buffer | null>>;
}

/**
 * A workbook with one sheet called Produkte and the given XML, for content that no program would
 * write.
 */
export const rawWorkbook = ({
  rows = '',
  strings = '',
  styles = '',
  workbookPr = '',
  files = {},
}: RawParts): Promise<Buffer> => {
  const all: Record<string, string | Buffer | null> = {
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/></Types>`,
    '_rels/.rels': relations({ officeDocument: 'xl/workbook.xml' }),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}">${workbookPr}<sheets><sheet name="Produkte" sheetId="1" r:id="worksheet"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations({
      worksheet: 'worksheets/sheet1.xml',
      sharedStrings: '/xl/sharedStrings.xml',
      styles: 'styles.xml',
    }),
    'xl/worksheets/sheet1.xml': sheetXml(rows),
    'xl/sharedStrings.xml': `<sst xmlns="${main}">${strings}</sst>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}">${styles}</styleSheet>`,
    ...files,
  };
  const kept = Object.entries(all).filter(([, content]) => content !== null);
  return zipped(Object.fromEntries(kept) as Record<string, string | Buffer>);
};

const sheetXml = (rows: string): string =>
  `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`;

/** Relations, each with its kind as the name. */
const relations = (targets: Readonly<Record<string, string>>): string =>
  `<Relationships xmlns="${packages}/relationships">${Object.entries(targets)
    .map(
      ([kind, target]) =>
        `<Relationship Id="${kind}" Type="${office}/${kind}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;
