import { describe, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { rawWorkbook } from '#tests/support/rawWorkbook.ts';
import { collector } from '#tests/support/readSheets.ts';
import { readBook } from './readBook.ts';

const filled = '<row><c><v>1</v></c></row>';
const empty = '<row><c/></row>';

/** A sheet with or without a declared range. */
const reaching = (ref: string | null, rows: string) =>
  rawWorkbook({
    files: {
      'xl/worksheets/sheet1.xml': `<worksheet>${ref === null ? '' : `<dimension ref="${ref}"/>`}<sheetData>${rows}</sheetData></worksheet>`,
    },
  });

describe('a sheet of too many rows', () => {
  test.each([
    ['its range', `A1:C${limits.importRows + 2}`],
    ['no range', null],
    ['a single cell', 'A1'],
  ])('is rejected before any row is passed on if it declares %s', async (_, ref) => {
    const { read, listener } = collector();
    const content = await reaching(ref, filled.repeat(limits.importRows + 2));
    await expect(readBook(content, listener, () => undefined)).rejects.toMatchObject({
      fault: 'WORKBOOK_ROWS',
    });
    expect(read).toEqual({ heads: {}, rows: [] });
  });

  test('is read if most of those it says it has are empty', async () => {
    const { read, listener } = collector();
    const content = await reaching('A1:XFD1048576', filled.repeat(3) + empty.repeat(10));
    await readBook(content, listener, () => undefined);
    expect(read.rows).toHaveLength(2);
  });
});
