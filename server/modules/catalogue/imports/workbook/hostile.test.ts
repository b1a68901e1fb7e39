import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { type RawParts, rawWorkbook } from '#tests/support/rawWorkbook.ts';
import { readSheets } from '#tests/support/readSheets.ts';
import { workbook } from '#tests/support/workbook.ts';
import { BadWorkbook, type WorkbookFault } from './badWorkbook.ts';

const heading = '<row r="1"><c t="str"><v>SKU</v></c></row>';
const second = (cells: string) => `${heading}<row r="2">${cells}</row>`;
const sheet = 'xl/worksheets/sheet1.xml';
const laughs = `<!DOCTYPE lol [<!ENTITY a "${'lol'.repeat(10)}"><!ENTITY b "${'&a;'.repeat(10)}">]>`;

describe('a workbook that is malicious or damaged', () => {
  test.each<[string, RawParts, WorkbookFault]>([
    ['without rows', { rows: heading }, 'WORKBOOK_EMPTY'],
    ['without anything', {}, 'WORKBOOK_EMPTY'],
    ['without its workbook part', { files: { 'xl/workbook.xml': null } }, 'WORKBOOK_DAMAGED'],
    ['without relations', { files: { '_rels/.rels': null } }, 'WORKBOOK_DAMAGED'],
    ['without its sheet', { files: { [sheet]: null } }, 'WORKBOOK_DAMAGED'],
    [
      'whose sheet ends early',
      { files: { [sheet]: '<worksheet><sheetData>' } },
      'WORKBOOK_DAMAGED',
    ],
    ['whose sheet is no XML', { files: { [sheet]: Buffer.from([0, 1, 2]) } }, 'WORKBOOK_DAMAGED'],
    ['whose sheet is empty', { files: { [sheet]: '' } }, 'WORKBOOK_DAMAGED'],
    [
      'in an encoding that its bytes are not of',
      { files: { [sheet]: Buffer.from('<a>\xe4</a>', 'latin1') } },
      'WORKBOOK_DAMAGED',
    ],
    [
      'in an encoding that nobody knows',
      { files: { [sheet]: '<?xml version="1.0" encoding="klingon"?><a/>' } },
      'WORKBOOK_DAMAGED',
    ],
    ['with entities of its own', { files: { [sheet]: `${laughs}<a>&b;</a>` } }, 'WORKBOOK_DAMAGED'],
    ['with an unknown entity', { rows: second('<c t="str"><v>&b;</v></c>') }, 'WORKBOOK_DAMAGED'],
    ['of endless depth', { rows: second('<a>'.repeat(200)) }, 'WORKBOOK_DAMAGED'],
    ['whose rows go back', { rows: '<row r="2"/><row r="1"/>' }, 'WORKBOOK_DAMAGED'],
    ['with a row nobody has', { rows: '<row r="1048577"/>' }, 'WORKBOOK_DAMAGED'],
    [
      'whose cells go back',
      { rows: second('<c r="B2"><v>1</v></c><c r="A2"><v>1</v></c>') },
      'WORKBOOK_DAMAGED',
    ],
    ['with a column nobody has', { rows: second('<c r="ZZZZ2"><v>1</v></c>') }, 'WORKBOOK_DAMAGED'],
    ['whose cell has no name', { rows: second('<c r="7"><v>1</v></c>') }, 'WORKBOOK_DAMAGED'],
    [
      'with a text that is not there',
      { rows: second('<c t="s"><v>7</v></c>') },
      'WORKBOOK_DAMAGED',
    ],
    ['with too many columns', { rows: second('<c r="SG2"><v>1</v></c>') }, 'WORKBOOK_COLUMNS'],
    [
      'with too many rows',
      { rows: '<row><c><v>1</v></c></row>'.repeat(limits.importRows + 2) },
      'WORKBOOK_ROWS',
    ],
    [
      'whose cells refer to one long text again and again',
      {
        strings: `<si><t>${'a'.repeat(limits.importCell)}</t></si>`,
        rows: `<row>${'<c t="s"><v>0</v></c>'.repeat(100)}</row>`.repeat(100),
      },
      'WORKBOOK_UNPACKED',
    ],
  ])('%s is rejected', async (_, parts, fault) => {
    const read = readSheets(await rawWorkbook(parts));
    await expect(read).rejects.toThrow(expect.objectContaining({ name: 'BadWorkbook', fault }));
  });

  test('is not read further than its declared size', async () => {
    const content = await rawWorkbook({ files: { [sheet]: ' '.repeat(1_000_000) } });
    const at = content.lastIndexOf(sheet) - 46;
    content.writeUInt32LE(1000, at + 24);
    await expect(readSheets(content)).rejects.toThrow('WORKBOOK_UNPACKED');
  });

  test('is read, or rejected as a workbook, with arbitrary bytes at any position', async () => {
    const whole = await workbook({
      Sofas: [
        ['SKU', 'Preis'],
        ['S-1', 1299.9],
      ],
      Tische: [['SKU'], ['T-1']],
    });
    const place = fc.nat({ max: whole.length - 1 });
    const changes = fc.array(fc.tuple(place, fc.nat({ max: 255 })), { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(changes, fc.option(place), async (bytes, end) => {
        const broken = Buffer.from(whole);
        for (const [at, byte] of bytes) broken[at] = byte;
        const outcome = await readSheets(broken.subarray(0, end ?? broken.length)).catch(
          (error: unknown) => error,
        );
        if (outcome instanceof Error) expect(outcome).toBeInstanceOf(BadWorkbook);
      }),
      { numRuns: 500 },
    );
  });
});
