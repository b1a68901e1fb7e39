import { act, fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { limits } from '#contract/limits.ts';
import { forgetJobs, watchedJobs, watchJob } from '#providers/jobs/watchedJobs.ts';
import { JobCard } from './JobCard.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  watchJob('7');
});
afterEach(() => {
  forgetJobs(['7']);
  vi.useRealTimers();
});

const show = (state: string, failed: number) => {
  const job = {
    id: '7',
    kind: 'tags.delete',
    state,
    total: 3,
    done: 3 - failed,
    failed,
    unchanged: 0,
    msg: null,
    file: null,
    subject: null,
    bulkChangeId: null,
    createdAt: '',
    endedAt: '',
  };
  render(
    <MemoryRouter>
      <CoreAdminContext dataProvider={testDataProvider()}>
        <JobCard job={job} onChanged={() => undefined} />
      </CoreAdminContext>
    </MemoryRouter>,
  );
  act(() => void vi.advanceTimersByTime(limits.jobDoneMs));
};

it('closes by itself after success', () => {
  show('done', 0);
  expect(watchedJobs.get()).toEqual([]);
});

it.each([
  ['running', 0],
  ['done', 1],
  ['failed', 0],
])('stays while there is something to see or to do: %s, %i failed', (state, failed) => {
  show(state, failed);
  expect(watchedJobs.get()).toEqual(['7']);
});

it.each([
  ['done', 1],
  ['failed', 0],
])('does not cover the page for good: %s, %i failed', (state, failed) => {
  show(state, failed);
  act(() => void vi.advanceTimersByTime(limits.jobFailedMs));
  expect(watchedJobs.get()).toEqual([]);
});

it('stays under the pointer', () => {
  show('failed', 0);
  fireEvent.pointerEnter(screen.getByRole('group'));
  act(() => void vi.advanceTimersByTime(limits.jobFailedMs));
  expect(watchedJobs.get()).toEqual(['7']);
});
