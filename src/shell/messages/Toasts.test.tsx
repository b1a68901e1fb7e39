import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import {
  NotificationContext,
  type NotificationPayload,
  TestTranslationProvider,
} from 'react-admin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Toasts } from './Toasts.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const Shown = ({
  messages,
  type = 'success',
}: {
  messages: string[];
  type?: 'success' | 'error';
}) => {
  const [notifications, setNotifications] = useState<NotificationPayload[]>(
    messages.map((message) => ({ message, type })),
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
