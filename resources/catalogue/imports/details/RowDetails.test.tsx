import { fireEvent, render, screen } from '@testing-library/react';
import { I18nContextProvider } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { RowDetails } from './RowDetails.tsx';
import type { ImportRow } from './useImportRows.ts';

const asIs = {
  translate: (key: string, { limit, count, smart_count }: Record<string, unknown> = {}) =>
    [key.replace('resources.products/imports.rows.', ''), limit ?? count ?? smart_count]
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

it('shows each column’s old and new value', () => {
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

it('formats amounts, numbers and a status for the reader', () => {
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

it('shows every reason with its column and values, next to the changes', () => {
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

it('shows the first three of many, the others on request', () => {
  const changes = ['A', 'B', 'C', 'D', 'E'].map((column) => ({
    column,
    before: null,
    after: 'x',
    kind: null,
  }));
  show({ changes });
  expect(lines()).toHaveLength(3);
  fireEvent.click(screen.getByRole('button', { name: 'all 5' }));
  expect(lines()).toEqual(['A: x', 'B: x', 'C: x', 'D: x', 'E: x']);
  fireEvent.click(screen.getByRole('button', { name: 'fewer' }));
  expect(lines()).toHaveLength(3);
});

it('truncates a long text of a change until the user expands it', () => {
  const after = `${'sehr '.repeat(40)}lang`;
  show({ changes: [{ column: 'Pflege*', before: null, after, kind: null }] });
  expect(lines()[0]).toMatch(/^Pflege: (sehr ){23}sehr…$/);
  fireEvent.click(screen.getByRole('button', { name: 'whole 1' }));
  expect(lines()).toEqual([`Pflege: ${after}`]);
});

describe('a new row', () => {
  const value = (column: string, after: string, kind: string | null = null) => ({
    ...{ column, before: null, after, kind },
  });

  it('lists its values, and only the first of many or long ones until expanded', () => {
    const text = `Erst wischen,\n${'dann trocknen, '.repeat(9)}fertig.`;
    const changes = [
      value('Preis*', '1299.50', 'price'),
      value('Status', '1', 'status'),
      value('Pflege', text),
      ...['A', 'B', 'C', 'D'].map((column) => value(column, 'so und nicht anders')),
    ];
    show({ outcome: 'created', changes });
    expect(lines()).toEqual([
      'Preis: 1.299,50\u00a0€',
      'Status: resources.products/variations.status.1',
      'Pflege: Erst wischen, dann trocknen, dann t…',
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'more 4' }));
    expect(lines()).toHaveLength(7);
    expect(lines()[2]).toBe(`Pflege: ${text}`);
    fireEvent.click(screen.getByRole('button', { name: 'fewer' }));
    expect(lines()).toHaveLength(3);
  });

  it('offers to show a long one as a whole where nothing else is left', () => {
    show({ outcome: 'created', changes: [value('Pflege', 'x'.repeat(60))] });
    fireEvent.click(screen.getByRole('button', { name: 'whole' }));
    expect(lines()).toEqual([`Pflege: ${'x'.repeat(60)}`]);
  });

  it('lists all values if there are few', () => {
    show({ outcome: 'created', changes: [value('Preis', '9.00', 'price')] });
    expect(lines()).toEqual(['Preis: 9,00\u00a0€']);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

it('says that a row changes nothing', () => {
  show({ outcome: 'unchanged' });
  expect(screen.getByText('stays')).toBeTruthy();
});
