import { openImportStates } from '#contract/rules/catalogue/import.ts';
import type { ImportRecordFragment } from '#resources/catalogue/imports/operations.generated.ts';
import type { Tone } from '#ui/fields/Badge.tsx';

export type ImportState = Pick<ImportRecordFragment, 'state'>;
type Counts = Pick<ImportRecordFragment, 'created' | 'changed' | 'unchanged' | 'written'>;
type Judged = Pick<ImportRecordFragment, 'rows' | 'created' | 'changed' | 'unchanged' | 'refused'>;

/** Whether a job is processing the import, or will. */
export const isRunning = ({ state }: ImportState): boolean => openImportStates.includes(state);

/**
 * Counts the rows that still have to be imported; 0 after all are in the catalogue. `written`
 * includes unchanged rows after the import has processed them.
 */
export const openRows = ({ created, changed, unchanged, written }: Counts): number =>
  created + changed > 0 ? Math.max(0, created + changed + unchanged - written) : 0;

/** Counts the rows that the check has processed. */
const judgedRows = ({ created, changed, unchanged, refused }: Omit<Judged, 'rows'>) =>
  created + changed + unchanged + refused;

/** Whether the import ended before the first row was checked, so that there is nothing to show. */
export const isUnjudged = (record: ImportState & Judged): boolean =>
  ['failed', 'stopped'].includes(record.state) && judgedRows(record) === 0;

/** Whether all rows are checked. */
export const isJudged = (record: Judged): boolean => judgedRows(record) >= record.rows;

/**
 * Whether the import can run. If it ended before all rows were checked, the user must upload the
 * workbook again.
 */
export const canRun = (record: ImportState & Judged & Counts): boolean =>
  ['staged', 'stopped', 'failed'].includes(record.state) &&
  isJudged(record) &&
  openRows(record) > 0;

const tones: Record<string, Tone> = {
  reading: 'primary',
  staged: 'warning',
  running: 'primary',
  done: 'success',
  failed: 'error',
};

export const toneOf = ({ state }: ImportState): Tone => tones[state] ?? 'neutral';
