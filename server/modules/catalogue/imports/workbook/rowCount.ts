import { limits } from '#contract/limits.ts';
import { BadWorkbook } from './badWorkbook.ts';
import { readXml } from './xml.ts';
import { unpacked, type ZipEntry } from './zip.ts';

/** Minimum size of a row with a value: `<row><c><v>1</v></c></row>`. */
const leastBytesOfRow = 26;

/**
 * Rejects a workbook with too many rows before any row is passed on. Sheets declare their range,
 * which may include empty rows, so if it is too large, the filled rows are counted. A sheet without
 * a declared range is assumed to have as many rows as its size allows.
 * @throws BadWorkbook
 */
export const refuseTooManyRows = async (
  sheets: readonly ZipEntry[],
  guard: () => void,
): Promise<void> => {
  // each sheet has a heading row
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

/** The last row that a sheet declares, or the maximum that its size allows. */
const lastRowOf = async (sheet: ZipEntry): Promise<number> => {
  let last: number | undefined;
  const most = Math.floor(sheet.size / leastBytesOfRow);
  const reading = readXml(unpacked(sheet), {
    open: (name, { ref = '' }) => {
      // programs that write row by row declare A1, whatever follows
      if (name === 'dimension') last ??= ref.includes(':') ? Number(/(\d+)$/.exec(ref)?.[1]) : most;
      if (name === 'sheetData') last ??= most;
    },
  });
  for await (const _ of reading) if (last !== undefined) break;
  return last ?? most;
};

/** The number of rows with a value that end in each chunk of a sheet. */
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
