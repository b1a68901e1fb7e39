import { act, render, renderHook, screen } from '@testing-library/react';
import { useState } from 'react';
import {
  NotificationContext,
  type NotificationPayload,
  TestTranslationProvider,
} from 'react-admin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { limits } from '#contract/limits.ts';
import { useUndoRequest } from '#providers/history/undoRequest.ts';
import { Toasts } from './Toasts.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const Shown = ({
  messages,
  type = 'success',
  bulkChangeId,
}: {
  messages: string[];
  type?: 'success' | 'error';
  bulkChangeId?: string;
}) => {
  const [notifications, setNotifications] = useState<NotificationPayload[]>(
    messages.map((message) => ({
      message,
      type,
      ...(bulkChangeId && { notificationOptions: { details: { bulkChangeId } } }),
    })),
  );
  const unused = () => undefined;
  return (
    <TestTranslationProvider translate={(key: string) => key}>
      <NotificationContext.Provider
        value={{
          notifications,
          setNotifications,
          addNotification: unused,
          takeNotification: unused,
          resetNotifications: unused,
        }}
      >
        <Toasts />
      </NotificationContext.Provider>
    </TestTranslationProvider>
  );
};

const shown = () => screen.queryAllByRole('alert').map((alert) => alert.textContent);

it('shows three at most, each for two seconds, and then the waiting ones', () => {
  render(<Shown messages={['one', 'two', 'three', 'four']} />);
  expect(shown()).toEqual(['one', 'two', 'three']);
  act(() => void vi.advanceTimersByTime(1999));
  expect(shown()).toEqual(['one', 'two', 'three']);
  act(() => void vi.advanceTimersByTime(1));
  expect(shown()).toEqual(['four']);
  act(() => void vi.advanceTimersByTime(2000));
  expect(shown()).toEqual([]);
});

it('closes one with its button and keeps the others', () => {
  render(<Shown messages={['one', 'two']} />);
  act(() => screen.getAllByRole('button', { name: 'shell.toast.close' })[0]?.click());
  expect(shown()).toEqual(['two']);
});

it('reports the same error of several calls once', () => {
  render(<Shown messages={['lost', 'lost', 'other']} type="error" />);
  expect(shown()).toEqual(['lost', 'other']);
  act(() => void vi.advanceTimersByTime(2000));
  expect(shown()).toEqual([]);
});

it('offers to undo a bulk change, for longer and while the user is about to', () => {
  render(<Shown messages={['one']} bulkChangeId="7" />);
  act(() => void vi.advanceTimersByTime(limits.undoToastMs - 1));
  const button = screen.getByRole('button', { name: 'shell.undo' });
  act(() => button.focus());
  act(() => void vi.advanceTimersByTime(limits.undoToastMs));
  const { result } = renderHook(() => useUndoRequest());
  act(() => button.click());
  expect(result.current).toEqual({ id: '7', isDirect: true });
  expect(screen.queryAllByRole('alert')).toEqual([]);
});
