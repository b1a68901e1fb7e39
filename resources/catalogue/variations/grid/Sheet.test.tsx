import { act, fireEvent, render, screen } from '@testing-library/react';
import { useCallback, useState } from 'react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rowFields } from '#contract/rules/catalogue/variationRows.ts';
import { type Draft, type GridRow, noDrafts, withValues } from './drafts.ts';
import { Sheet } from './Sheet.tsx';

const rows: GridRow[] = Array.from({ length: 1000 }, (_, n) => ({
  id: String(n),
  version: 1,
  name: `Bed ${n}`,
  sku: `BED-${n}`,
  price: '100.00',
  status: '2',
}));
const texts = { locale: 'en', statuses: { 1: 'Published', 2: 'Draft' } } as const;
const rendered = vi.fn();

const Grid = () => {
  const [drafts, setDrafts] = useState(noDrafts);
  // each row asks for its note when it renders; without one, nothing else asks
  const noteOf = useCallback((row: GridRow, _draft: Draft | undefined) => {
    rendered(Number(row.id));
    return null;
  }, []);
  return (
    <Sheet
      label="Grid"
      target={null}
      isReadOnly={false}
      fields={rowFields}
      {...{ rows, drafts, texts, noteOf }}
      onValues={(cells) => setDrafts((current) => withValues(current, cells))}
      onCutOff={() => undefined}
    />
  );
};

/** Runs an action in the grid and returns the rows that it rendered. */
const renderedBy = (act: () => void): number[] => {
  rendered.mockClear();
  act();
  return [...new Set(rendered.mock.calls.map(([row]) => row as number))].sort((a, b) => a - b);
};

beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  // jsdom cannot scroll
  Element.prototype.scrollTo = () => undefined;
});
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(Element.prototype, 'scrollTo');
});

it('renders only the rows that a move leaves and reaches, and the row of an entered value', async () => {
  render(
    <CoreAdminContext dataProvider={testDataProvider()}>
      <Grid />
    </CoreAdminContext>,
  );
  const grid = screen.getByRole('grid');
  const press = (key: string, target: Element = grid) =>
    renderedBy(() => fireEvent.keyDown(target, { key }));
  // as many as are in view, so that a move could render more than two
  expect(screen.getAllByRole('row').length).toBeGreaterThan(14);
  expect(screen.getAllByRole('row').length).toBeLessThan(60);
  // scrolling to the current row ends in a later frame
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)));

  expect(press('ArrowDown')).toEqual([0, 1]);
  expect(press('ArrowDown')).toEqual([1, 2]);
  expect(press('ArrowRight')).toEqual([2]);
  expect(press('N')).toEqual([2]);
  const input = screen.getByRole('textbox');
  expect(renderedBy(() => fireEvent.change(input, { target: { value: 'NEW-1' } }))).toEqual([]);
  expect(press('Enter', input)).toEqual([2, 3]);
  expect(screen.getByText('NEW-1').dataset.unsaved).toBe('true');
  expect(renderedBy(() => fireEvent.pointerDown(screen.getByText('Bed 7')))).toEqual([3, 7]);
});
