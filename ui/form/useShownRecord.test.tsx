import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RecordContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { SavedVersionContext, useShownRecord } from './useShownRecord.ts';

const first = { id: '1', version: 1 };

const show = () => {
  const savedVersion = { current: undefined as number | undefined };
  let record = first;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SavedVersionContext.Provider value={savedVersion}>
      <RecordContextProvider value={record}>{children}</RecordContextProvider>
    </SavedVersionContext.Provider>
  );
  const { result, rerender } = renderHook((isTyping: boolean) => useShownRecord(isTyping), {
    wrapper,
    initialProps: false,
  });
  return {
    read: (next: typeof first, isTyping: boolean) => {
      record = next;
      rerender(isTyping);
      return result.current;
    },
    savedVersion,
  };
};

it('follows refetches while there is no input', () => {
  const { read } = show();
  expect(read({ id: '1', version: 2 }, false)?.version).toBe(2);
});

it('stays while there is input, whoever saves meanwhile', () => {
  const { read } = show();
  expect(read({ id: '1', version: 2 }, true)).toBe(first);
});

it('follows a save on this page, and any other record, even with input', () => {
  const { read, savedVersion } = show();
  savedVersion.current = 2;
  expect(read({ id: '1', version: 2 }, true)?.version).toBe(2);
  expect(read({ id: '7', version: 1 }, true)?.id).toBe('7');
});
