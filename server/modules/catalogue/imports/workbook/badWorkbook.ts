import { limits } from '#contract/limits.ts';

const megabyte = 1_048_576;

/** Why a file cannot be read as a workbook, with the arguments of each message. */
const faults = {
  WORKBOOK_TYPE: {},
  WORKBOOK_TOO_LARGE: { limit: limits.importBytes / megabyte },
  WORKBOOK_UNPACKED: { limit: limits.importUnpackedBytes / megabyte },
  WORKBOOK_PARTS: { limit: limits.importParts },
  WORKBOOK_ROWS: { limit: limits.importRows },
  WORKBOOK_COLUMNS: { limit: limits.importColumns },
  WORKBOOK_DAMAGED: {},
  WORKBOOK_MACROS: {},
  WORKBOOK_ENCRYPTED: {},
  WORKBOOK_EMPTY: {},
  WORKBOOK_MEMORY: {},
  WORKBOOK_TIME: {},
} as const;
export type WorkbookFault = keyof typeof faults;

/** A file that is rejected as a whole; `error.<fault>` is its message. */
export class BadWorkbook extends Error {
  readonly fault: WorkbookFault;
  readonly args: Record<string, number>;

  constructor(fault: WorkbookFault, options?: ErrorOptions) {
    super(fault, options);
    this.name = 'BadWorkbook';
    this.fault = fault;
    this.args = faults[fault];
  }
}

export const damaged = (cause?: unknown) => new BadWorkbook('WORKBOOK_DAMAGED', { cause });
