import { openImportStates } from '#contract/rules/catalogue/import.ts';
import type { ImportRecordFragment } from '#resources/catalogue/imports/operations.generated.ts';
import type { Tone } from '#ui/fields/Badge.tsx';

export type ImportState = Pick<ImportRecordFragment, 'state'>;
type Counts = Pick<ImportRecordFragment, 'created' | 'changed' | 'unchanged' | 'written'>;
type Judged = Pick<ImportRecordFragment, 'rows' | 'created' | 'changed' | 'unchanged' | 'refused'>;

/** Whether a job is working on it, or will. */
export const isGoingOn = ({ state }: ImportState): boolean => openImportStates.includes(state);

/**
 * Rows still to be imported; 0 when everything is in the catalogue. Unchanged rows count as written
 * once processed.
 */
export const openRows = ({ created, changed, unchanged, written }: Counts): number =>
  created + changed > 0 ? Math.max(0, created + changed + unchanged - written) : 0;

/** Rows whose outcome is known. */
const judgedRows = ({ created, changed, unchanged, refused }: Omit<Judged, 'rows'>) =>
  created + changed + unchanged + refused;

/** It ended before any row was judged, so there is nothing to show. */
export const isUnjudged = (record: ImportState & Judged): boolean =>
  ['failed', 'stopped'].includes(record.state) && judgedRows(record) === 0;

/** Whether its check is complete. */
export const isJudged = (record: Judged): boolean => judgedRows(record) >= record.rows;

/** An import that ended before all rows were judged needs another upload instead. */
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
