import type { ImportRecordFragment } from '#resources/imports/operations.generated.ts';
import type { Tone } from '#ui/fields/Badge.tsx';

export type ImportState = Pick<ImportRecordFragment, 'state'>;
type Counts = Pick<ImportRecordFragment, 'created' | 'changed' | 'written'>;

/** Whether a job is at it. */
export const isGoingOn = ({ state }: ImportState): boolean =>
  state === 'reading' || state === 'running';

/** Rows that would come into the catalogue and are not there yet. */
export const openRows = ({ created, changed, written }: Counts): number =>
  Math.max(0, created + changed - written);

const tones: Record<string, Tone> = {
  reading: 'primary',
  staged: 'warning',
  running: 'primary',
  done: 'success',
  failed: 'error',
};

export const toneOf = ({ state }: ImportState): Tone => tones[state] ?? 'neutral';
