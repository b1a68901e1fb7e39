import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { limits } from '#contract/limits.ts';
import { DelayedSearchField } from './DelayedSearchField.tsx';

const onChange = vi.fn();

/** A list with a search, which something else can change too. */
const Searched = () => {
  const [value, setValue] = useState('');
  return (
    <>
      <DelayedSearchField
        value={value}
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
      />
      <button type="button" onClick={() => setValue('')}>
        clear all
      </button>
    </>
  );
};

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const pause = () => act(() => vi.advanceTimersByTimeAsync(limits.searchDebounceMs));

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <CoreAdminContext dataProvider={testDataProvider()}>
      <Searched />
    </CoreAdminContext>,
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

it('applies what is typed 700 ms after the last letter', async () => {
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  for (const text of ['s', 'so', 'sofa ']) {
    type(text);
    await wait(699);
  }
  expect(onChange).not.toHaveBeenCalled();
  await wait(1);
  expect(onChange.mock.calls).toEqual([['sofa']]);
});

it('applies it at Enter, and clears it at once', async () => {
  type('sofa');
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(onChange.mock.calls).toEqual([['sofa']]);
  fireEvent.click(screen.getByRole('button', { name: 'list.clearSearch' }));
  expect(onChange).toHaveBeenLastCalledWith('');
  await pause();
  expect(onChange).toHaveBeenCalledTimes(2);
});

it('follows a change from elsewhere, and can be typed again at once', async () => {
  type('sofa');
  await pause();
  fireEvent.click(screen.getByText('clear all'));
  expect(field().value).toBe('');
  type('sofa');
  await pause();
  expect(onChange.mock.calls).toEqual([['sofa'], ['sofa']]);
});
