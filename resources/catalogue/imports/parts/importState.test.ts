import { describe, expect, it } from 'vitest';
import { canRun, isUnjudged, openRows } from './importState.ts';

const counts = { rows: 10, created: 0, changed: 0, unchanged: 0, refused: 0, written: 0 };

describe('rows that are still to be imported', () => {
  it('are all rows that were not written, with or without a change', () => {
    const record = { ...counts, created: 4, changed: 2, unchanged: 4, written: 6 };
    expect(openRows(record)).toBe(4);
  });

  it('are empty if nothing changes', () => {
    expect(openRows({ ...counts, unchanged: 10 })).toBe(0);
  });
});

describe('an import can go on', () => {
  const half = { ...counts, created: 5, unchanged: 5, written: 5 };

  it('can be continued after a stop or a failure, but not while running or when done', () => {
    expect(canRun({ ...half, state: 'stopped' })).toBe(true);
    expect(canRun({ ...half, state: 'failed' })).toBe(true);
    expect(canRun({ ...half, state: 'running' })).toBe(false);
    expect(canRun({ ...half, state: 'done', written: 10 })).toBe(false);
  });

  it('can be continued only after all of its rows were judged', () => {
    expect(canRun({ ...half, rows: 11, state: 'stopped' })).toBe(false);
    expect(canRun({ ...counts, rows: 2, created: 2, state: 'staged' })).toBe(true);
  });
});

it('shows no rows if it ended before any was judged', () => {
  expect(isUnjudged({ ...counts, state: 'failed' })).toBe(true);
  expect(isUnjudged({ ...counts, state: 'stopped' })).toBe(true);
  expect(isUnjudged({ ...counts, state: 'reading' })).toBe(false);
  expect(isUnjudged({ ...counts, refused: 1, state: 'failed' })).toBe(false);
});
