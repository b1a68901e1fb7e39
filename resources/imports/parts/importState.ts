import type { ImportRecordFragment } from '#resources/imports/operations.generated.ts';
import type { Tone } from '#ui/fields/Badge.tsx';

export type ImportState = Pick<ImportRecordFragment, 'state'>;
type Counts = Pick<ImportRecordFragment, 'created' | 'changed' | 'written'>;
type Judged = Pick<ImportRecordFragment, 'rows' | 'created' | 'changed' | 'unchanged' | 'refused'>;

/** Whether a job is at it. */
export const isGoingOn = ({ state }: ImportState): boolean =>
  state === 'reading' || state === 'running';

/** Rows that would come into the catalogue and are not there yet. */
export const openRows = ({ created, changed, written }: Counts): number =>
  Math.max(0, created + changed - written);

/** Rows of which it is known what they do. */
export const judgedRows = ({ created, changed, unchanged, refused }: Omit<Judged, 'rows'>) =>
  created + changed + unchanged + refused;

/** It was over before anything was known of any row: there is nothing to show of them. */
export const isUnjudged = (record: ImportState & Judged): boolean =>
  ['failed', 'stopped'].includes(record.state) && judgedRows(record) === 0;

/** What was stopped, or failed, before all rows were judged is told anew by another upload. */
export const canRun = (record: ImportState & Judged & Counts): boolean =>
  ['staged', 'stopped', 'failed'].includes(record.state) &&
  judgedRows(record) >= record.rows &&
  openRows(record) > 0;

const tones: Record<string, Tone> = {
  reading: 'primary',
  staged: 'warning',
  running: 'primary',
  done: 'success',
  failed: 'error',
};

export const toneOf = ({ state }: ImportState): Tone => tones[state] ?? 'neutral';
