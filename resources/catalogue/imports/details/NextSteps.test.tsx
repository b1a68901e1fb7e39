import { render } from '@testing-library/react';
import { I18nContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import type { ImportRecord } from '#resources/catalogue/imports/operations.ts';
import { NextSteps } from './NextSteps.tsx';

const asIs = {
  translate: (key: string, { count }: Record<string, unknown> = {}) =>
    [key.replace('resources.products/imports.', ''), count]
      .filter((part) => part !== '0')
      .join(' '),
  changeLocale: async () => undefined,
  getLocale: () => 'de',
};

const counts = { rows: 0, created: 0, changed: 0, unchanged: 0, refused: 0, written: 0, msg: null };

const said = (some: Partial<ImportRecord>) => {
  const record = { ...counts, ...some } as ImportRecord;
  const { container, unmount } = render(
    <I18nContextProvider value={asIs}>
      <NextSteps record={record} />
    </I18nContextProvider>,
  );
  const text = container.textContent;
  unmount();
  return text;
};

it('says nothing while an import is running, or after one without rejected rows', () => {
  expect(said({ state: 'running', rows: 2, created: 2, refused: 1 })).toBe('');
  expect(said({ state: 'done', rows: 2, created: 2, written: 2 })).toBe('');
});

it('says after a failure what changed in the catalogue, and what to do', () => {
  expect(said({ state: 'failed', rows: 1, msg: 'error.IMPORT_HEADINGS' })).toBe(
    'about.stopped next.correct',
  );
  expect(said({ state: 'failed', msg: 'error.INTERNAL' })).toBe('about.stopped next.again');
  expect(said({ state: 'failed', rows: 5, created: 5, written: 2 })).toBe(
    'about.stoppedBetween 2 next.goOn',
  );
});

it('says whether a stopped import can be resumed, and that rejected rows can be corrected', () => {
  expect(said({ state: 'stopped', rows: 9, created: 3 })).toBe('next.checkAgain');
  expect(said({ state: 'stopped', rows: 9, created: 3, unchanged: 4, refused: 2 })).toBe(
    'next.goOn refusedHint 2',
  );
});
