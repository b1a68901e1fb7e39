import { expect, it } from 'vitest';
import { ActionsColumn, Column, hideable, minWidthOf, readColumns, shown } from './columns.ts';

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

it('stacks a column if there is no space for all', () => {
  const list = readColumns(
    <>
      <Column source="name" />
      <Column source="sku" beneathIfNarrow="name" />
      <Column source="completeness" beneath="status" />
      <Column source="status" />
    </>,
  );
  expect(sources(shown(list, []))).toEqual(['name', 'sku', 'status']);
  const [name, status] = shown(list, [], true);
  expect(sources(shown(list, [], true))).toEqual(['name', 'status']);
  expect(sources([...(name?.below ?? [])])).toEqual(['sku']);
  expect(sources([...(status?.below ?? [])])).toEqual(['completeness']);
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
