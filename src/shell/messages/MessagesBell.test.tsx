import { QueryClient } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, testDataProvider, useNotify } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RequestError } from '#providers/graphql/errors.ts';
import { loadI18nProvider } from '#providers/i18nProvider/i18nProvider.ts';
import { watchedJobs } from '#providers/jobs/watchedJobs.ts';
import { addJobMessage } from '#providers/messages/addJobMessage.ts';
import { clearSession, type Session, writeSession } from '#providers/session.ts';
import { useReportError } from '#ui/layout/useReportError.ts';
import { MessagesBell } from './MessagesBell.tsx';
import { Toasts } from './Toasts.tsx';

beforeEach(() =>
  writeSession({ token: 'token', user: { id: '1', roles: [] } as unknown as Session['user'] }),
);
afterEach(clearSession);

let notify: ReturnType<typeof useNotify>;
let report: ReturnType<typeof useReportError>;
const Teller = () => {
  notify = useNotify();
  report = useReportError();
  return null;
};

const answerOf = (...results: object[]) => ({
  notifications: { data: { results, total: results.length } },
});

const send = vi.fn();
beforeEach(() => send.mockReset().mockResolvedValue(answerOf()));

const open = async (language: 'de' | 'en') => {
  const i18nProvider = await loadI18nProvider(language);
  const dataProvider = { ...testDataProvider(), send };
  render(
    <MemoryRouter initialEntries={['/products/variations']}>
      <CoreAdminContext
        dataProvider={dataProvider}
        i18nProvider={i18nProvider}
        queryClient={new QueryClient()}
      >
        <MessagesBell />
        <Toasts />
        <Teller />
      </CoreAdminContext>
    </MemoryRouter>,
  );
};

const bell = (name: string | RegExp) => screen.findByRole('button', { name });

it('counts rows that were not read, and shows them with their cells', async () => {
  await open('de');
  await bell('Meldungen');
  act(() => notify('form.saved', { type: 'success' }));
  act(() =>
    report(
      new RequestError('error.INVALID', 'INVALID', {
        errors: { name: '@@react-admin@@{"message":"rules.maxLength","args":{"limit":255}}' },
        requestId: '4711',
      }),
    ),
  );
  // the list contains the success message, but the count does not include it
  await userEvent.click(await bell('Meldungen, 1 ungelesene'));
  const panel = await screen.findByRole('dialog', { name: 'Meldungen' });
  const [newest, oldest] = within(panel).getAllByRole('listitem');
  expect(newest?.textContent).toContain('Prüfen Sie die markierten Felder.');
  expect(newest?.textContent).toContain('Höchstens 255 Zeichen');
  expect(newest?.textContent).toContain('Kennung: 4711');
  expect(within(newest as HTMLElement).getByRole('link', { name: 'Zur Seite' })).toBeTruthy();
  expect(oldest?.textContent).toContain('Alles gespeichert');
});

it('is used by keyboard: opened, closed by Escape, back at the bell, with nothing unread', async () => {
  await open('en');
  act(() => notify('form.saved', { type: 'warning' }));
  const button = await bell('Messages, 1 unread');
  button.focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Messages' });
  expect(screen.getByRole('button', { name: 'Close messages' })).toBe(document.activeElement);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(button));
  expect(button.getAttribute('aria-label')).toBe('Messages');
});

it('can be emptied, which leaves the focus in the panel', async () => {
  await open('en');
  act(() => notify('form.saved', { type: 'success' }));
  await userEvent.click(await bell('Messages'));
  await userEvent.click(await bell('Clear session messages'));
  expect(screen.getByText('No messages')).toBeTruthy();
  expect(screen.getByText('All messages have been cleared.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Close messages' })).toBe(document.activeElement);
});

it('shows how a job ended, with its remaining rows and a retry', async () => {
  await open('de');
  const job = {
    id: '7',
    kind: 'tags.delete',
    total: 3,
    done: 2,
    failed: 1,
    unchanged: 0,
    msg: null,
    file: null,
    subject: null,
    bulkChangeId: null,
  };
  const ended = { ...job, state: 'done', createdAt: '', endedAt: '2026-11-21T18:01:00Z' };
  act(() => void addJobMessage(ended));
  await userEvent.click(await bell('Meldungen, 1 ungelesene'));
  const item = await screen.findByRole('listitem');
  expect(item.textContent).toContain('Schlagwörter löschen');
  expect(item.textContent).toContain('Fertig: 2 von 3, 1 blieb unverändert');

  const failure = { id: '5', label: 'Eiche', code: 'IN_USE', msg: 'error.IN_USE', count: null };
  send.mockResolvedValueOnce({ jobFailures: { data: { results: [failure], total: 1 } } });
  await userEvent.click(within(item).getByRole('button', { name: 'Bericht' }));
  const report = await screen.findByRole('dialog', { name: 'Nicht alles konnte geändert werden' });
  expect(report.textContent).toContain('Eiche');

  send.mockResolvedValueOnce({ retryJob: { data: { ...ended, state: 'waiting' } } });
  await userEvent.click(within(report).getByRole('button', { name: 'Erneut versuchen' }));
  await waitFor(() => expect(watchedJobs.get()).toEqual(['7']));
});

it('shows the server’s text, even for an unknown message', async () => {
  await open('de');
  const text = 'The product group cannot be deleted as some variations are included by vendors.';
  act(() => report(new RequestError(text, 'IN_USE')));
  expect(await screen.findByText(text)).toBeTruthy();
  act(() => report(new RequestError('error.NEWER_THAN_THIS_CLIENT', 'INTERNAL')));
  expect(await screen.findByText('Etwas ist schiefgelaufen.')).toBeTruthy();
});

it('names the record of each failure', async () => {
  await open('de');
  act(() =>
    report(new RequestError('error.CONFLICT', 'CONFLICT'), { data: { name: 'Bett Aske' } }),
  );
  act(() =>
    report(new RequestError('error.CONFLICT', 'CONFLICT'), { input: { name: 'Tisch Lind' } }),
  );
  await userEvent.click(await bell('Meldungen, 2 ungelesene'));
  const panel = await screen.findByRole('dialog', { name: 'Meldungen' });
  const [newest, oldest] = within(panel).getAllByRole('listitem');
  expect(newest?.textContent).toContain('Tisch Lind');
  expect(oldest?.textContent).toContain('Bett Aske');
});

it('counts the server’s notifications, shows them first and marks them as read', async () => {
  const note = {
    id: '7',
    kind: 'partnerSuspended',
    params: [{ name: 'reason', value: 'Papers are missing' }],
    link: '/account',
    createdAt: '2026-11-20T10:00:00Z',
    readAt: null,
  };
  send.mockResolvedValue(answerOf(note));
  await open('en');
  act(() => notify('form.saved', { type: 'success' }));
  await userEvent.click(
    await screen.findByRole('button', { name: 'Messages, 1 unread' }, { timeout: 5000 }),
  );
  const panel = await screen.findByRole('dialog', { name: 'Messages' });
  const entry = await within(panel).findByText(
    /Your account has been suspended: Papers are missing/,
  );
  expect(entry.textContent).toContain('New');
  expect(within(panel).getByRole('link', { name: 'View' })).toBeTruthy();
  expect(send).toHaveBeenCalledWith(expect.anything(), { ids: ['7'] });
  await userEvent.click(within(panel).getByRole('button', { name: 'Close messages' }));
  expect(await bell('Messages')).toBeTruthy();
});
