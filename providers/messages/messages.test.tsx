import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import type { JobRecord } from '#providers/jobs/watchedJobs.ts';
import { clearSession, messagesKey, type Session, writeSession } from '#providers/session.ts';
import { addJobMessage } from './addJobMessage.ts';
import { addMessage, clearMessages, markMessagesRead, useMessages } from './messages.ts';

const signInAs = (id: string) =>
  writeSession({ token: 'token', user: { id, roles: [] } as unknown as Session['user'] });

const tell = (text: string) => act(() => addMessage({ type: 'success', text }));
const kept = () => renderHook(useMessages).result.current;
const texts = () => kept().map(({ text }) => text);

beforeEach(() => signInAs('1'));
afterEach(clearSession);

describe('the messages of a session', () => {
  it('are kept, the newest first, until they are cleared', () => {
    tell('one');
    tell('two');
    expect(texts()).toEqual(['two', 'one']);
    act(clearMessages);
    expect(texts()).toEqual([]);
  });

  it('are unread until all are marked', () => {
    tell('one');
    expect(kept().map(({ isRead }) => isRead)).toEqual([false]);
    act(markMessagesRead);
    tell('two');
    expect(kept().map(({ isRead }) => isRead)).toEqual([false, true]);
  });

  it('end with it', () => {
    tell('one');
    clearSession();
    signInAs('1');
    expect(texts()).toEqual([]);
  });

  it('belong to one account, even if the session ended silently', () => {
    tell('one');
    signInAs('2');
    expect(texts()).toEqual([]);
    tell('two');
    expect(texts()).toEqual(['two']);
  });

  it('are kept from the first one on, even if an account before it had none', () => {
    expect(texts()).toEqual([]);
    clearSession();
    signInAs('2');
    tell('one');
    expect(texts()).toEqual(['one']);
  });

  it('are deleted once it has ended', () => {
    clearSession();
    tell('one');
    expect(localStorage.getItem(messagesKey)).toBeNull();
  });

  it('are the newest of them', () => {
    for (let n = 1; n <= limits.messagesKept + 1; n += 1) tell(String(n));
    expect(kept()).toHaveLength(limits.messagesKept);
    expect(texts().at(-1)).toBe('2');
  });

  it('are visible in its other tabs', () => {
    const { result } = renderHook(useMessages);
    tell('one');
    const other = localStorage.getItem(messagesKey)?.replace('one', 'elsewhere') ?? '';
    act(() => {
      localStorage.setItem(messagesKey, other);
      window.dispatchEvent(new StorageEvent('storage', { key: messagesKey }));
    });
    expect(result.current.map(({ text }) => text)).toEqual(['elsewhere']);
  });

  it('are empty if the stored text is invalid', () => {
    localStorage.setItem(messagesKey, '{"userId":"1"}');
    expect(texts()).toEqual([]);
    localStorage.setItem(messagesKey, 'broken');
    expect(texts()).toEqual([]);
  });
});

const job: JobRecord = {
  id: '7',
  kind: 'variations.publish',
  state: 'done',
  total: 3,
  done: 2,
  failed: 1,
  unchanged: 0,
  msg: null,
  file: null,
  subject: null,
  bulkChangeId: null,
  createdAt: '2026-11-21T18:00:00Z',
  endedAt: '2026-11-21T18:01:00Z',
};

describe('a job', () => {
  it('announces its end once in one of the tabs, even after the messages were cleared', () => {
    expect(addJobMessage(job)).toBe(true);
    expect(addJobMessage(job)).toBe(false);
    expect(kept()).toMatchObject([
      { type: 'warning', text: 'jobs.kinds.variations.publish', job: { id: '7', failed: 1 } },
    ]);
    act(clearMessages);
    expect(addJobMessage(job)).toBe(false);
    expect(texts()).toEqual([]);
  });

  it('announces its end again after a restart', () => {
    addJobMessage(job);
    expect(addJobMessage({ ...job, state: 'failed', endedAt: '2026-11-21T18:05:00Z' })).toBe(true);
    expect(kept().map(({ type }) => type)).toEqual(['error', 'warning']);
  });
});
