import type { ImportRecordFragment } from '#resources/imports/operations.generated.ts';
import type { Tone } from '#ui/fields/Badge.tsx';

export type ImportState = Pick<ImportRecordFragment, 'state'>;
type Counts = Pick<ImportRecordFragment, 'created' | 'changed' | 'unchanged' | 'written'>;
type Judged = Pick<ImportRecordFragment, 'rows' | 'created' | 'changed' | 'unchanged' | 'refused'>;

/** Whether a job is at it. */
export const isGoingOn = ({ state }: ImportState): boolean =>
  state === 'reading' || state === 'running';

/**
 * Rows that are still to be imported; none when all of them are in the catalogue as they are. Those
 * that change nothing are counted as written when their turn has come.
 */
export const openRows = ({ created, changed, unchanged, written }: Counts): number =>
  created + changed > 0 ? Math.max(0, created + changed + unchanged - written) : 0;

/** Rows of which it is known what they do. */
const judgedRows = ({ created, changed, unchanged, refused }: Omit<Judged, 'rows'>) =>
  created + changed + unchanged + refused;

/** It was over before anything was known of any row: there is nothing to show of them. */
export const isUnjudged = (record: ImportState & Judged): boolean =>
  ['failed', 'stopped'].includes(record.state) && judgedRows(record) === 0;

/** Whether its check came to the end. */
export const isJudged = (record: Judged): boolean => judgedRows(record) >= record.rows;

/** What was stopped, or failed, before all rows were judged is told anew by another upload. */
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
