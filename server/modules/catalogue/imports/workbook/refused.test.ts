import { buffer } from 'node:stream/consumers';
import readXlsx from 'read-excel-file/node';
import { describe, expect, test } from 'vitest';
import { readSheets } from '#tests/support/readSheets.ts';
import { type RefusedRow, refusedFilename, refusedWorkbook } from './refused.ts';

const fault = (column: string | null, msg: string, args?: object) => ({
  column,
  msg,
  args: args ? JSON.stringify(args) : null,
});

const rows: RefusedRow[] = [
  {
    cells: ['007', null, '3-4', 'was sagte jemand & <wer>'],
    faults: [fault('Preis*', 'rules.required'), fault('Name', 'rules.maxLength', { limit: 255 })],
  },
  { cells: ['S-2'], faults: [fault(null, 'error.WORKBOOK_ROWS', { limit: 5 })] },
];
const sheet = { name: 'Sofas', headings: ['SKU*', 'Preis*', 'Name', 'Grund '], rows };

describe('a workbook of refused rows', () => {
  test('contains the rows unchanged, and all reasons in the last column', async () => {
    const read = await readXlsx(await buffer(refusedWorkbook([sheet], 'de')));
    expect(read).toEqual([
      {
        sheet: 'Sofas',
        data: [
          ['SKU*', 'Preis*', 'Name', 'Grund'],
          ['007', null, '3-4', 'Preis: Pflichtfeld\nName: Höchstens 255 Zeichen'],
          ['S-2', null, null, 'Die Datei hat mehr als 5 Zeilen. Teilen Sie sie auf.'],
        ],
      },
    ]);
  });

  test('says the reasons in the language of its reader', async () => {
    const [read] = await readXlsx(await buffer(refusedWorkbook([sheet], 'en')));
    expect(read?.data[0]?.at(-1)).toBe('Reason');
    expect(read?.data[1]?.at(-1)).toMatch(/^Preis: Required/i);
  });

  test('can be sent again, sheet by sheet', async () => {
    async function* later() {
      yield* rows;
    }
    const other = { name: 'Tische', headings: ['SKU', null], rows: later() };
    const again = await readSheets(await buffer(refusedWorkbook([sheet, other], 'de')));
    expect(again.heads).toEqual({
      Sofas: ['SKU*', 'Preis*', 'Name', 'Grund'],
      Tische: ['SKU', null, 'Grund'],
    });
    expect(
      again.rows.map(({ sheet: name, row, cells }) => [name, row, ...cells.slice(0, 3)]),
    ).toEqual([
      ['Sofas', 2, '007', null, '3-4'],
      ['Sofas', 3, 'S-2', null, null],
      ['Tische', 2, '007', null, 'Preis: Pflichtfeld\nName: Höchstens 255 Zeichen'],
      ['Tische', 3, 'S-2', null, 'Die Datei hat mehr als 5 Zeilen. Teilen Sie sie auf.'],
    ]);
  });

  test('ends with the error of its row source', async () => {
    async function* broken(): AsyncGenerator<RefusedRow> {
      yield* rows;
      throw new Error('gone');
    }
    const made = refusedWorkbook([{ ...sheet, rows: broken() }], 'de');
    await expect(buffer(made)).rejects.toThrow('gone');
  });

  test('is named after the file', () => {
    expect(refusedFilename('Möbel "2026".XLSX', 'de')).toBe('Möbel _2026_-abgelehnt.xlsx');
  });
});
