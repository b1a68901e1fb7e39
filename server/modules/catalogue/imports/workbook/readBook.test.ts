import { describe, expect, test } from 'vitest';
import { rawWorkbook } from '#tests/support/rawWorkbook.ts';
import { readSheets } from '#tests/support/readSheets.ts';
import { workbook } from '#tests/support/workbook.ts';

const heading = '<row r="1"><c r="A1" t="inlineStr"><is><t>SKU</t></is></c></row>';

/** Returns the cells read from a second row. */
const readCells = async (cells: string, parts: { strings?: string; styles?: string } = {}) => {
  const rows = `${heading}<row r="2">${cells}</row>`;
  const { rows: read } = await readSheets(await rawWorkbook({ rows, ...parts }));
  return read[0];
};

describe('the cells of a workbook', () => {
  test('are texts, numbers and yes or no', async () => {
    const { heads, rows } = await readSheets(
      await workbook([
        ['SKU', null, 'Preis'],
        ['S-1', 'Sofa & <Sessel> "Fjord" ä €', 1299.9, true],
      ]),
    );
    expect(heads).toEqual({ Produkte: ['SKU', null, 'Preis'] });
    expect(rows).toEqual([
      {
        sheet: 'Produkte',
        row: 2,
        cells: ['S-1', 'Sofa & <Sessel> "Fjord" ä €', '1299.9', 'true'],
        kinds: [{ column: 3, kind: 'boolean' }],
      },
    ]);
  });

  test('may refer to texts, which may have formats and a phonetic reading', async () => {
    const strings =
      '<si><t xml:space="preserve"> Eiche </t></si>' +
      '<si><r><t>Nuss</t></r><r><rPr><b/></rPr><t xml:space="preserve"> geölt</t></r><rPh><t>nuu</t></rPh></si>' +
      '<si><t>Zeile 1_x000D_\nZeile 2 &#228; &amp;lt;</t></si><si/>';
    const cells = [0, 1, 2, 3].map((place) => `<c t="s"><v>${place}</v></c>`).join('');
    expect((await readCells(`${cells}<c t="n"><v>7</v></c>`, { strings }))?.cells).toEqual([
      ' Eiche ',
      'Nuss geölt',
      'Zeile 1\r\nZeile 2 ä &lt;',
      null,
      '7',
    ]);
  });

  test('contain the last result of a formula; a missing one is a fault', async () => {
    const read = await readCells(
      '<c r="A2"><f>1/3</f><v>0.33333333333333331</v></c><c r="B2" t="str"><f>A1&amp;"x"</f><v>SKUx</v></c>' +
        '<c r="C2"><f>B1</f></c><c r="D2" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="F2" t="str"><f>""</f><v></v></c>',
    );
    expect(read?.cells).toEqual(['0.333333333333333', 'SKUx', null, null]);
    expect(read?.faults).toEqual([
      { column: 2, fault: 'CELL_FORMULA' },
      { column: 3, fault: 'CELL_ERROR' },
    ]);
  });

  test('are dates according to their format', async () => {
    const styles =
      '<numFmts><numFmt numFmtId="164" formatCode="hh:mm"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>' +
      '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs>';
    const cells = '<c s="0"><v>46348</v></c><c s="1"><v>46348</v></c><c s="2"><v>0.5</v></c>';
    const read = await readCells(cells, { styles });
    expect(read?.cells).toEqual(['46348', '2026-11-22', '12:00:00']);
    expect(read?.kinds).toEqual([
      { column: 1, kind: 'date' },
      { column: 2, kind: 'date' },
    ]);
  });

  test('count days since 1904 if the workbook does, in any format', async () => {
    const extended =
      '<extLst><ext uri="{140A7094}"><x15:workbookPr chartTrackingRefBase="1"/></ext></extLst>';
    const { rows } = await readSheets(
      await rawWorkbook({
        rows: `${heading}<row r="2"><c s="1"><v>44886</v></c></row>`,
        styles: '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs>',
        workbookPr: `<workbookPr date1904="1"/>${extended}`,
      }),
    );
    expect(rows[0]?.cells).toEqual(['2026-11-22']);
  });

  test('have the leading zeros of their format', async () => {
    const styles =
      '<numFmts><numFmt numFmtId="164" formatCode="00000"/></numFmts>' +
      '<cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs>';
    const cells = ['456', '1234567', '-4', '4.5'].map((value) => `<c s="1"><v>${value}</v></c>`);
    const read = await readCells(cells.join(''), { styles });
    expect(read?.cells).toEqual(['00456', '1234567', '-4', '4.5']);
  });

  test('are placed by their references, or in sequence', async () => {
    const cells = '<c r="B2"><v>1</v></c><c><v>2</v></c><c r="AB2"><v>3</v></c><c r="AC2" s="1"/>';
    const read = await readCells(cells);
    expect(read?.cells).toHaveLength(28);
    expect(read?.cells.filter((cell) => cell !== null)).toEqual(['1', '2', '3']);
    expect([1, 2, 27].map((column) => read?.cells[column])).toEqual(['1', '2', '3']);
  });

  test('report texts that are too long', async () => {
    const read = await readCells(`<c t="inlineStr"><is><t>${'a'.repeat(32_768)}</t></is></c>`);
    expect(read).toMatchObject({ cells: [null], faults: [{ column: 0, fault: 'CELL_TOO_LONG' }] });
  });
});

describe('the sheets of a workbook', () => {
  test('are read in their order, without the notes', async () => {
    const content = await workbook({
      Sofas: [['SKU'], ['S-1'], [null], ['S-3']],
      Hinweise: [['Spalte'], ['SKU']],
      Leer: [],
      'Tische & Co': [[null], ['SKU'], ['T-1']],
    });
    const { heads, rows } = await readSheets(content);
    expect(heads).toEqual({ Sofas: ['SKU'], 'Tische & Co': ['SKU'] });
    expect(rows.map(({ sheet, row, cells }) => [sheet, row, ...cells])).toEqual([
      ['Sofas', 2, 'S-1'],
      ['Sofas', 4, 'S-3'],
      ['Tische & Co', 3, 'T-1'],
    ]);
  });

  test('skip hidden ones', async () => {
    const sheets = ['visible', 'hidden', 'veryHidden'].map(
      (state) => `<sheet name="${state}" sheetId="1" state="${state}" r:id="worksheet"/>`,
    );
    const content = await rawWorkbook({
      rows: `${heading}<row><c t="str"><v>S-1</v></c></row>`,
      files: {
        'xl/workbook.xml': `<workbook xmlns:r="urn:r"><sheets>${sheets.join('')}</sheets></workbook>`,
      },
    });
    expect((await readSheets(content)).rows.map(({ sheet }) => sheet)).toEqual(['visible']);
  });

  test('are read with prefixes, in UTF-16 and windows-1252, and with paths in any case', async () => {
    const rows =
      '<x:row><x:c t="str"><x:v>SKU</x:v></x:c></x:row><x:row><x:c t="str"><x:v>Möbel</x:v></x:c></x:row>';
    const xml = `<x:worksheet xmlns:x="http://purl.oclc.org/ooxml/spreadsheetml/main"><x:sheetData>${rows}</x:sheetData></x:worksheet>`;
    const encoded = [
      Buffer.from(`\ufeff${xml}`, 'utf8'),
      Buffer.from(`\ufeff${xml}`, 'utf16le'),
      Buffer.from(`<?xml version="1.0" encoding="UTF-16"?>${xml}`, 'utf16le').swap16(),
      Buffer.from(`<?xml version="1.0" encoding='windows-1252'?>${xml}`, 'latin1'),
    ];
    for (const sheet of encoded) {
      const files = { 'xl/worksheets/sheet1.xml': null, 'XL/WORKSHEETS/Sheet1.xml': sheet };
      const read = await readSheets(await rawWorkbook({ files }));
      expect(read.rows.map(({ cells }) => cells)).toEqual([['Möbel']]);
    }
  });

  test('read only the filled rows among a million empty ones', async () => {
    const empty = Array.from({ length: 1_000_000 }, (_, n) => `<row r="${n + 3}"><c s="1"/></row>`);
    const rows = `${heading}<row r="2"><c t="str"><v>S-1</v></c></row>${empty.join('')}`;
    const read = await readSheets(await rawWorkbook({ rows }));
    expect(read.rows.map(({ cells }) => cells)).toEqual([['S-1']]);
  });
});
