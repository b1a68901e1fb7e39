import { describe, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { rawWorkbook } from '#tests/support/rawWorkbook.ts';
import { collector } from '#tests/support/readSheets.ts';
import { readBook } from './readBook.ts';

const filled = '<row><c><v>1</v></c></row>';
const empty = '<row><c/></row>';

/** A sheet that says how far it reaches. */
const reaching = (ref: string, rows: string) =>
  rawWorkbook({
    files: {
      'xl/worksheets/sheet1.xml': `<worksheet><dimension ref="${ref}"/><sheetData>${rows}</sheetData></worksheet>`,
    },
  });

describe('a sheet that says it has too many rows', () => {
  test('is refused before any of them is passed on', async () => {
    const { read, listener } = collector();
    const rows = limits.importRows + 2;
    const content = await reaching(`A1:C${rows}`, filled.repeat(rows));
    await expect(readBook(content, listener, () => undefined)).rejects.toMatchObject({
      fault: 'WORKBOOK_ROWS',
    });
    expect(read).toEqual({ heads: {}, rows: [] });
  });

  test('is read if most of them are empty', async () => {
    const { read, listener } = collector();
    const content = await reaching('A1:XFD1048576', filled.repeat(3) + empty.repeat(10));
    await readBook(content, listener, () => undefined);
    expect(read.rows).toHaveLength(2);
  });
});
