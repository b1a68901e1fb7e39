import { limits } from '#contract/limits.ts';
import { BadWorkbook } from './badWorkbook.ts';
import { readXml } from './xml.ts';
import { unpacked, type ZipEntry } from './zip.ts';

/**
 * Refuses a workbook of too many rows before any is passed on. Sheets say how far they reach; that
 * may include empty rows, so where it is too far, the filled ones are counted.
 * @throws BadWorkbook
 */
export const refuseTooManyRows = async (
  sheets: readonly ZipEntry[],
  guard: () => void,
): Promise<void> => {
  // each has a row of headings
  const most = limits.importRows + sheets.length;
  const said = await Promise.all(sheets.map(lastRowOf));
  if (said.reduce((sum, rows) => sum + rows, 0) <= most) return;
  let filled = 0;
  for (const sheet of sheets) {
    for await (const rows of filledRows(sheet)) {
      guard();
      filled += rows;
      if (filled > most) throw new BadWorkbook('WORKBOOK_ROWS');
    }
  }
};

/** The last row that a sheet says it has; 0 if it does not say. */
const lastRowOf = async (sheet: ZipEntry): Promise<number> => {
  let last: number | undefined;
  const reading = readXml(unpacked(sheet), {
    open: (name, { ref = '' }) => {
      if (name === 'dimension') last ??= Number(/(\d+)$/.exec(ref)?.[1] ?? 0);
      if (name === 'sheetData') last ??= 0;
    },
  });
  for await (const _ of reading) if (last !== undefined) break;
  return last ?? 0;
};

/** How many rows with a value each chunk of a sheet ends. */
async function* filledRows(sheet: ZipEntry): AsyncGenerator<number> {
  let ended = 0;
  let isFilled = false;
  const reading = readXml(unpacked(sheet), {
    open: (name) => {
      if (name === 'v' || name === 'is') isFilled = true;
    },
    close: (name) => {
      if (name !== 'row') return;
      if (isFilled) ended += 1;
      isFilled = false;
    },
  });
  for await (const _ of reading) {
    yield ended;
    ended = 0;
  }
}
