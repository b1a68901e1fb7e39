import { fireEvent, render, screen } from '@testing-library/react';
import { I18nContextProvider } from 'ra-core';
import { expect, it } from 'vitest';
import { RowDetails } from './RowDetails.tsx';
import type { ImportRow } from './useImportRows.ts';

const asIs = {
  translate: (key: string, { limit, count }: Record<string, unknown> = {}) =>
    [key.replace('resources.products/imports.rows.', ''), limit ?? count]
      .filter((part) => part !== undefined)
      .join(' '),
  changeLocale: async () => undefined,
  getLocale: () => 'de',
};

const row: ImportRow = {
  id: '1-4',
  sheet: 'Produkte',
  row: 4,
  outcome: 'changed',
  state: 'open',
  sku: 'S-1',
  name: 'Stuhl',
  product: 'Stuhl',
  variationId: '1',
  parentId: '1',
  changes: [],
  faults: [],
};

const show = (some: Partial<ImportRow>) =>
  render(
    <I18nContextProvider value={asIs}>
      <RowDetails row={{ ...row, ...some }} />
    </I18nContextProvider>,
  );
const lines = () => screen.getAllByRole('listitem').map((line) => line.textContent);

it('says of each column what it was and becomes', () => {
  show({
    changes: [
      { column: 'Preis', before: '12.00', after: '13.00', kind: null },
      { column: 'Name', before: null, after: 'Stuhl', kind: null },
      { column: 'Tags', before: 'Neu', after: null, kind: null },
    ],
  });
  expect(lines()).toEqual([
    'Preis: 12.00 →becomes 13.00',
    'Name: Stuhl',
    'Tags: Neu →becomes nothing',
  ]);
});

it('writes amounts, numbers and a status as the reader does', () => {
  show({
    changes: [
      { column: 'Preis', before: '1299.00', after: '12345.60', kind: 'price' },
      { column: 'Breite', before: null, after: '1200.5', kind: 'number' },
      { column: 'Stand', before: '2', after: '1', kind: 'status' },
      { column: 'Nummer', before: null, after: '1299.00', kind: null },
    ],
  });
  expect(lines()).toEqual([
    'Preis: 1.299,00\u00a0€ →becomes 12.345,60\u00a0€',
    'Breite: 1.200,5',
    'Stand: resources.products/variations.status.2 →becomes resources.products/variations.status.1',
    'Nummer: 1299.00',
  ]);
});

it('says every reason with its column and values, even beside changes', () => {
  show({
    outcome: 'refused',
    changes: [{ column: 'Preis', before: '12.00', after: '13.00', kind: null }],
    faults: [
      { column: 'Name', msg: 'rules.tooLong', args: '{"limit":255}' },
      { column: null, msg: 'error.OTHER_MANUFACTURER', args: null },
    ],
  });
  expect(lines()).toEqual(['Name: rules.tooLong 255', 'error.OTHER_MANUFACTURER']);
});

it('shows the first three of many, the others when asked', () => {
  const changes = ['A', 'B', 'C', 'D', 'E'].map((column) => ({
    column,
    before: null,
    after: 'x',
    kind: null,
  }));
  show({ outcome: 'created', changes });
  expect(lines()).toHaveLength(3);
  fireEvent.click(screen.getByRole('button', { name: 'all 5' }));
  expect(lines()).toEqual(['A: x', 'B: x', 'C: x', 'D: x', 'E: x']);
  fireEvent.click(screen.getByRole('button', { name: 'fewer 5' }));
  expect(lines()).toHaveLength(3);
});

it('says that a row changes nothing', () => {
  show({ outcome: 'unchanged' });
  expect(screen.getByText('stays')).toBeTruthy();
});
