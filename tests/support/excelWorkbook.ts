import { escaped, letters, zipped } from './workbook.ts';

/* A workbook with the parts and notation of Excel for Microsoft 365, generated without Excel. */

type ExcelCell = string | number | null | undefined;
export type ExcelRows = readonly (readonly ExcelCell[])[];

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n';
const schemas = 'http://schemas.openxmlformats.org';
const main = `${schemas}/spreadsheetml/2006/main`;
const office = `${schemas}/officeDocument/2006/relationships`;
const microsoft = 'http://schemas.microsoft.com/office';
const compatibility =
  `xmlns:r="${office}" xmlns:mc="${schemas}/markup-compatibility/2006" ` +
  `mc:Ignorable="x14ac xr xr2 xr3" xmlns:x14ac="${microsoft}/spreadsheetml/2009/9/ac" ` +
  `xmlns:xr="${microsoft}/spreadsheetml/2014/revision" ` +
  `xmlns:xr2="${microsoft}/spreadsheetml/2015/revision2" ` +
  `xmlns:xr3="${microsoft}/spreadsheetml/2016/revision3"`;

/** Indexes in `cellXfs`. */
const styles = { heading: 1, date: 2, text: 3, longDate: 4, price: 5 };

/** Number of empty columns beyond the data to which a user has dragged formats. */
const emptyColumns = 4;
const emptyRows = 30;

/**
 * Rows as Excel saves them: shared texts with runs and phonetic readings, formulas with their last
 * result, formatted cells around the data, and the additions of extensions, tables and printers.
 */
export const excelWorkbook = (rows: ExcelRows): Promise<Buffer> => {
  const texts = sharedTexts();
  const width = Math.max(...rows.map((row) => row.length)) + emptyColumns;
  const sheet = sheetXml(rows, width, texts.placeOf);
  const hidden = `<row r="1" spans="1:1" x14ac:dyDescent="0.25"><c r="A1" t="s"><v>${texts.placeOf('Nur für mich')}</v></c></row>`;
  return zipped({
    '[Content_Types].xml': contentTypes,
    '_rels/.rels': relations({
      rId3: ['extended-properties', 'docProps/app.xml'],
      rId2: ['metadata/core-properties', 'docProps/core.xml'],
      rId1: ['officeDocument', 'xl/workbook.xml'],
    }),
    'xl/workbook.xml': workbookXml(width),
    'xl/_rels/workbook.xml.rels': relations({
      rId8: ['calcChain', 'calcChain.xml'],
      rId3: ['worksheet', 'worksheets/sheet2.xml'],
      rId7: ['sharedStrings', 'sharedStrings.xml'],
      rId1: ['worksheet', 'worksheets/sheet1.xml'],
      rId6: ['styles', 'styles.xml'],
      rId5: ['theme', 'theme/theme1.xml'],
    }),
    'xl/worksheets/sheet1.xml': sheet,
    'xl/worksheets/_rels/sheet1.xml.rels': relations({
      rId1: ['printerSettings', '../printerSettings/printerSettings1.bin'],
      rId2: ['table', '../tables/table1.xml'],
    }),
    'xl/worksheets/sheet2.xml': `${head}<worksheet xmlns="${main}" ${compatibility}><dimension ref="A1"/><sheetData>${hidden}</sheetData></worksheet>`,
    'xl/theme/theme1.xml': `${head}<a:theme xmlns:a="${schemas}/drawingml/2006/main" name="Office"><a:themeElements><a:clrScheme name="Office"><a:dk1><a:sysClr val="windowText" lastClr="000000"/></a:dk1></a:clrScheme></a:themeElements></a:theme>`,
    'xl/styles.xml': stylesXml,
    'xl/sharedStrings.xml': texts.xml(),
    'xl/printerSettings/printerSettings1.bin': Buffer.from('Drucker\0', 'utf16le'),
    'xl/tables/table1.xml': `${head}<table xmlns="${main}" id="1" name="Tabelle1" displayName="Tabelle1" ref="A1:A2" totalsRowShown="0"><autoFilter ref="A1:A2"/><tableColumns count="1"><tableColumn id="1" name="Spalte1"/></tableColumns><tableStyleInfo name="TableStyleMedium2"/></table>`,
    'xl/calcChain.xml': `${head}<calcChain xmlns="${main}"><c r="A2" i="1"/></calcChain>`,
    'docProps/core.xml': `${head}<cp:coreProperties xmlns:cp="${schemas}/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:creator>Jo</dc:creator></cp:coreProperties>`,
    'docProps/app.xml': `${head}<Properties xmlns="${schemas}/officeDocument/2006/extended-properties"><Application>Microsoft Excel</Application><AppVersion>16.0300</AppVersion></Properties>`,
  });
};

const packages = `${schemas}/package/2006/relationships`;

const relations = (targets: Readonly<Record<string, readonly [type: string, target: string]>>) => {
  const each = Object.entries(targets).map(([id, [type, target]]) => {
    const kind = `${type.startsWith('metadata/') ? packages : office}/${type}`;
    return `<Relationship Id="${id}" Type="${kind}" Target="${target}"/>`;
  });
  return `${head}<Relationships xmlns="${packages}">${each.join('')}</Relationships>`;
};

const typeOf = (kind: string) =>
  `application/vnd.openxmlformats-officedocument.spreadsheetml.${kind}+xml`;

const contentTypes = `${head}<Types xmlns="${schemas}/package/2006/content-types"><Default Extension="bin" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.printerSettings"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${typeOf('sheet.main')}"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${typeOf('worksheet')}"/><Override PartName="/xl/worksheets/sheet2.xml" ContentType="${typeOf('worksheet')}"/><Override PartName="/xl/theme/theme1.xml" ContentType="application/vnd.openxmlformats-officedocument.theme+xml"/><Override PartName="/xl/styles.xml" ContentType="${typeOf('styles')}"/><Override PartName="/xl/sharedStrings.xml" ContentType="${typeOf('sharedStrings')}"/><Override PartName="/xl/tables/table1.xml" ContentType="${typeOf('table')}"/><Override PartName="/xl/calcChain.xml" ContentType="${typeOf('calcChain')}"/></Types>`;

const workbookXml = (width: number) =>
  `${head}<workbook xmlns="${main}" ${compatibility} xmlns:x15="${microsoft}/spreadsheetml/2010/11/main"><fileVersion appName="xl" lastEdited="7" lowestEdited="7" rupBuild="28526"/><workbookPr defaultThemeVersion="202300"/><mc:AlternateContent><mc:Choice Requires="x15"><x15ac:absPath url="C:\\Users\\jo\\" xmlns:x15ac="${microsoft}/spreadsheetml/2010/11/ac"/></mc:Choice></mc:AlternateContent><xr:revisionPtr revIDLastSave="0" documentId="8_{5D0}" xr6:coauthVersionLast="47" xmlns:xr6="${microsoft}/spreadsheetml/2016/revision6"/><bookViews><workbookView xWindow="-120" yWindow="-120" windowWidth="29040" windowHeight="15720"/></bookViews><sheets><sheet name="Produkte" sheetId="1" r:id="rId1"/><sheet name="Notizen" sheetId="2" state="hidden" r:id="rId3"/></sheets><definedNames><definedName name="_xlnm._FilterDatabase" localSheetId="0" hidden="1">Produkte!$A$1:$${letters(width - 1)}$9</definedName></definedNames><calcPr calcId="191029"/><extLst><ext uri="{140A7094-0E35-4892-8432-C4D2E57EDEB5}"><x15:workbookPr chartTrackingRefBase="1"/></ext></extLst></workbook>`;

const stylesXml = `${head}<styleSheet xmlns="${main}" ${compatibility}><numFmts count="2"><numFmt numFmtId="44" formatCode="_-* #,##0.00\\ &quot;€&quot;_-;\\-* #,##0.00\\ &quot;€&quot;_-"/><numFmt numFmtId="164" formatCode="[$-407]d/\\ mmmm\\ yyyy;@"/></numFmts><fonts count="1" x14ac:knownFonts="1"><font><sz val="11"/><name val="Aptos Narrow"/><scheme val="minor"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="2"><xf numFmtId="0"/><xf numFmtId="44"/></cellStyleXfs><cellXfs count="6"><xf numFmtId="0" xfId="0"/><xf numFmtId="0" fontId="0" xfId="0" applyFont="1"/><xf numFmtId="14" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" xfId="0" quotePrefix="1" applyNumberFormat="1"/><xf numFmtId="164" xfId="0" applyNumberFormat="1"/><xf numFmtId="44" xfId="1" applyFont="1"/></cellXfs><cellStyles count="1"><cellStyle name="Standard" xfId="0" builtinId="0"/></cellStyles><dxfs count="1"><dxf><numFmt numFmtId="30" formatCode="@"/></dxf></dxfs></styleSheet>`;

const sheetXml = (rows: ExcelRows, width: number, placeOf: (text: string) => number): string => {
  const filled = rows.map((row, index) => rowXml(row, index + 1, width, placeOf));
  const empty = Array.from({ length: emptyRows }, (_, index) =>
    rowXml([], rows.length + index + 1, width, placeOf),
  );
  const far = `${letters(width + 3)}${rows.length + 2 * emptyRows}`;
  return `${head}<worksheet xmlns="${main}" ${compatibility} xr:uid="{00000000-0001-0000-0000-000000000000}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><dimension ref="A1:${far}"/><sheetViews><sheetView tabSelected="1" workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft" activeCell="B7" sqref="B7"/></sheetView></sheetViews><sheetFormatPr baseColWidth="10" defaultColWidth="11.42578125" defaultRowHeight="15" x14ac:dyDescent="0.25"/><cols><col min="1" max="${width}" width="18.7109375" style="${styles.text}" customWidth="1"/></cols><sheetData>${filled.join('')}${empty.join('')}</sheetData><phoneticPr fontId="1" type="noConversion"/><dataValidations count="1"><dataValidation type="list" allowBlank="1" showErrorMessage="1" sqref="D2:D9"><formula1>"Entwurf,Veröffentlicht"</formula1></dataValidation></dataValidations><pageMargins left="0.7" right="0.7" top="0.78" bottom="0.78" header="0.3" footer="0.3"/><pageSetup paperSize="9" orientation="portrait" r:id="rId1"/><ignoredErrors><ignoredError sqref="B2:B9" numberStoredAsText="1"/></ignoredErrors><tableParts count="1"><tablePart r:id="rId2"/></tableParts><extLst><ext uri="{78C0D931-6437-407d-A8EE-F0AAD7539E65}" xmlns:x14="${microsoft}/spreadsheetml/2009/9/main"><x14:conditionalFormattings><x14:conditionalFormatting xmlns:xm="${microsoft}/excel/2006/main"><x14:cfRule type="expression" priority="1" id="{0}"><xm:f>$A2="v"</xm:f></x14:cfRule><xm:sqref>A2:A9</xm:sqref></x14:conditionalFormatting></x14:conditionalFormattings></ext></extLst></worksheet>`;
};

const rowXml = (
  cells: readonly ExcelCell[],
  row: number,
  width: number,
  placeOf: (text: string) => number,
): string => {
  const all = Array.from({ length: width }, (_, column) =>
    cellXml(cells[column], `${letters(column)}${row}`, { row, column, placeOf }),
  );
  return `<row r="${row}" spans="1:${width}" s="${styles.text}" customFormat="1" x14ac:dyDescent="0.25">${all.join('')}</row>`;
};

interface Where {
  row: number;
  column: number;
  placeOf: (text: string) => number;
}

const cellXml = (cell: ExcelCell, place: string, { row, column, placeOf }: Where): string => {
  if (cell === null || cell === undefined) {
    return `<c r="${place}" s="${column % 2 === 0 ? styles.date : styles.longDate}"/>`;
  }
  if (typeof cell === 'number') {
    return `<c r="${place}" s="${styles.price}"><f>${cell}*1</f><v>${cell}</v></c>`;
  }
  if (row === 1) return `<c r="${place}" s="${styles.heading}" t="s"><v>${placeOf(cell)}</v></c>`;
  const isComputed = column % 4 === 1;
  return isComputed
    ? `<c r="${place}" s="${styles.text}" t="str"><f t="shared" ref="${place}" si="${column}">_xlfn.CONCAT("",${letters(column)}9)</f><v>${escaped(cell)}</v></c>`
    : `<c r="${place}" s="${styles.text}" t="s"><v>${placeOf(cell)}</v></c>`;
};

/** The distinct texts of all cells; every second one is partly formatted, as if by hand. */
const sharedTexts = () => {
  const places = new Map<string, number>();
  let used = 0;
  const placeOf = (text: string): number => {
    used += 1;
    const place = places.get(text) ?? places.size;
    places.set(text, place);
    return place;
  };
  const xml = () => {
    const items = [...places].map(([text, place]) =>
      place % 2 === 0 ? plainItem(text) : itemOfRuns(text),
    );
    return `${head}<sst xmlns="${main}" count="${used}" uniqueCount="${places.size}">${items.join('')}</sst>`;
  };
  return { placeOf, xml };
};

/** Excel marks a text's spaces as significant only if it begins or ends with one. */
const textXml = (text: string) =>
  text.trim() === text && !text.includes('\n')
    ? `<t>${escaped(text)}</t>`
    : `<t xml:space="preserve">${escaped(text)}</t>`;

const plainItem = (text: string) => `<si>${textXml(text)}</si>`;

const itemOfRuns = (text: string) => {
  const half = Math.ceil(text.length / 2);
  const [one, other] = [text.slice(0, half), text.slice(half)];
  const font = '<sz val="11"/><color rgb="FFFF0000"/><rFont val="Aptos Narrow"/><family val="2"/>';
  return `<si><r>${textXml(one)}</r><r><rPr><b/>${font}</rPr>${textXml(other)}</r><rPh sb="0" eb="1"><t>ヨミ</t></rPh><phoneticPr fontId="1"/></si>`;
};
