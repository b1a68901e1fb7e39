import { QueryClient } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetJobs, watchedJobs, watchJob } from '#providers/jobs/watchedJobs.ts';
import { addJobMessage } from '#providers/messages/addJobMessage.ts';
import { clearSession, type Session, writeSession } from '#providers/session.ts';
import JobDock from './JobDock.tsx';

const job = {
  id: '7',
  kind: 'tags.delete',
  state: 'done',
  total: 3,
  done: 2,
  failed: 1,
  unchanged: 0,
  msg: null,
  file: null,
  subject: null,
  bulkChangeId: null,
  createdAt: '',
  endedAt: '2026-11-21T18:01:00Z',
};

beforeEach(() =>
  writeSession({ token: 'token', user: { id: '1', roles: [] } as unknown as Session['user'] }),
);
afterEach(() => {
  forgetJobs(['7']);
  clearSession();
});

const open = () => {
  const send = vi.fn().mockResolvedValue({ jobs: { data: { results: [job], total: 1 } } });
  render(
    <MemoryRouter>
      <CoreAdminContext
        dataProvider={{ ...testDataProvider(), send }}
        queryClient={new QueryClient()}
      >
        <JobDock />
      </CoreAdminContext>
    </MemoryRouter>,
  );
};

it('shows the job that has just ended', async () => {
  watchJob('7');
  open();
  expect(await screen.findByRole('group', { name: 'jobs.kinds.tags.delete' })).toBeTruthy();
});

it('shows no job that had ended, and was announced, before the page was loaded', async () => {
  watchJob('7');
  addJobMessage(job);
  open();
  await waitFor(() => expect(watchedJobs.get()).toEqual([]));
  expect(screen.queryByRole('group')).toBeNull();
});
