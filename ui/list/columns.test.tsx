import { expect, it } from 'vitest';
import {
  ActionsColumn,
  arranged,
  Column,
  hideable,
  minWidthOf,
  onCards,
  readColumns,
  type TableColumn,
} from './columns.ts';

const columns = readColumns([
  <Column key="name" source="name" />,
  null,
  <>
    <Column source="status" width={120} />
    {false}
    <Column source="price" align="right" />
  </>,
  <ActionsColumn key="actions">menu</ActionsColumn>,
]);

const shown = (list: readonly TableColumn[], changed: readonly string[], width = 2000) =>
  arranged(list, { changed }, { width, canSelect: false, density: 'comfortable' });

const sources = (list: { source: string }[]) => list.map(({ source }) => source);

it('reads the columns, through fragments and ignoring missing ones', () => {
  expect(sources(columns)).toEqual(['name', 'status', 'price', 'actions']);
});

it('rejects children that are not columns, which would otherwise be missing silently', () => {
  expect(() => readColumns(<div />)).toThrow('The children of a table are its columns.');
});

it('hides neither the name nor the menu', () => {
  expect(sources(hideable(columns))).toEqual(['status', 'price']);
  expect(sources(shown(columns, ['name', 'status', 'actions', 'unknown']))).toEqual([
    'name',
    'price',
    'actions',
  ]);
});

it('stacks a column only while both are shown', () => {
  const stacked = readColumns(
    <>
      <Column source="name" />
      <Column source="status" />
      <Column source="completeness" beneath="status" />
    </>,
  );
  const [, status] = shown(stacked, []);
  expect(sources(shown(stacked, []))).toEqual(['name', 'status']);
  expect(sources([...(status?.below ?? [])])).toEqual(['completeness']);
  expect(sources(shown(stacked, ['status']))).toEqual(['name', 'completeness']);
  expect(shown(stacked, ['completeness'])[1]).not.toHaveProperty('below');
});

it('stacks one column after the other until the rest has room', () => {
  const list = readColumns(
    <>
      <Column source="name" />
      <Column source="sku" width={200} beneathIfNarrow="name" />
      <Column source="parent" width={200} beneathIfNarrow="category" />
      <Column source="group" width={200} beneath="parent" />
      <Column source="category" width={200} />
    </>,
  );
  expect(sources(shown(list, [], 800))).toEqual(['name', 'sku', 'parent', 'category']);
  expect(sources(shown(list, [], 700))).toEqual(['name', 'parent', 'category']);
  const [name, category] = shown(list, [], 400);
  expect(sources([...(name?.below ?? [])])).toEqual(['sku']);
  // the content of a stacked column moves with it
  expect(sources([...(category?.below ?? [])])).toEqual(['parent', 'group']);
});

it('has the order and the widths that the user has chosen', () => {
  const room = { width: 2000, canSelect: false, density: 'comfortable' } as const;
  const moved = arranged(columns, { order: ['price', 'status'], widths: { status: 300 } }, room);
  expect(sources(moved)).toEqual(['name', 'price', 'status', 'actions']);
  expect(moved[2]?.width).toBe(300);
  expect(sources(arranged(columns, { order: ['price'] }, room))).toEqual([
    'name',
    'price',
    'status',
    'actions',
  ]);
});

it('shows the name, two facts, the state and the menu on a card', () => {
  const list = readColumns(
    <>
      <Column source="name" />
      <Column source="sku" />
      <Column source="category" />
      <Column source="price" onCard="fact" />
      <Column source="status" />
      <Column source="linked" onCard="state" />
      <ActionsColumn>menu</ActionsColumn>
    </>,
  );
  const places = (changed: string[]) =>
    onCards(list, { changed }).map(({ source, place }) => `${source} ${place ?? ''}`.trim());
  expect(places([])).toEqual([
    'name',
    'sku fact',
    'price fact',
    'status state',
    'linked state',
    'actions',
  ]);
  expect(places(['price', 'status'])).toEqual([
    'name',
    'sku fact',
    'category fact',
    'linked state',
    'actions',
  ]);
});

it('shows an amount and a date at the end of a card instead of further facts', () => {
  const list = readColumns(
    <>
      <Column source="number" />
      <Column source="at" onCard="end" />
      <Column source="city" />
      <Column source="customer" onCard="fact" />
      <Column source="total" align="right" onCard="end" />
      <Column source="status" />
    </>,
  );
  expect(onCards(list, {}).map(({ source, place }) => `${source} ${place}`)).toEqual([
    'number undefined',
    'at end',
    'customer fact',
    'total end',
    'status state',
  ]);
});

it('needs room for the columns without a width, too', () => {
  expect(minWidthOf(readColumns(<Column source="name" width={200} />), true)).toBe(248);
  expect(minWidthOf(columns, false)).toBeGreaterThan(120 + 2 * 100);
});

it('shows an optional column only once it is chosen', () => {
  const withChoice = readColumns(
    <>
      <Column source="name" />
      <Column source="price" isByChoice />
    </>,
  );
  expect(sources(hideable(withChoice))).toEqual(['price']);
  expect(sources(shown(withChoice, []))).toEqual(['name']);
  expect(sources(shown(withChoice, ['price']))).toEqual(['name', 'price']);
});
