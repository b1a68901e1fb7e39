import { expect, test } from 'vitest';
import { duplicateFinder, flawsOfFirsts, flawsOfOthers } from './duplicates.ts';

const row = (place: number, own: { sku?: string; slug?: string }) => ({
  ...{ place, sheet: 'Sessel', row: place + 1, sku: null, slug: null, isNew: true, ...own },
  headingOf: (field: string) => `Heading of ${field}`,
});
const skuFlaw = (twin: number) => ({
  column: 'Heading of sku',
  msg: 'rules.importSkuTwice',
  args: JSON.stringify({ sheet: 'Sessel', row: twin + 1 }),
});

test('rows without values, or with different ones, are not duplicates', () => {
  const find = duplicateFinder();
  const rows = [row(1, {}), row(2, {}), row(3, { sku: 'a' }), row(4, { slug: 'a' })];
  expect(rows.flatMap(find)).toEqual([]);
});

test('reports article numbers of new variations that differ only in case at both rows', () => {
  const find = duplicateFinder();
  const twins = [row(1, { sku: 'ab-1' }), row(2, { sku: 'AB-1' }), row(3, { sku: 'ab-1' })].map(
    find,
  );
  const flaw = { ...skuFlaw(1), msg: 'rules.importSkuCaseTwice' };
  expect(twins.map(flawsOfOthers)).toEqual([[], [flaw], [skuFlaw(1)]]);
  expect(flawsOfFirsts(twins[1] ?? [])).toEqual([
    { place: 1, flaws: [{ ...skuFlaw(2), msg: 'rules.importSkuCaseTwice' }] },
  ]);
});

test('article numbers that are distinct in the catalogue are not duplicates', () => {
  const find = duplicateFinder();
  const known = ['ab-1', 'AB-1'].map((sku, n) => ({ ...row(n + 1, { sku }), isNew: false }));
  expect(known.flatMap(find)).toEqual([]);
});

test('reports the first row at all others, and one of them at the first for each field', () => {
  const find = duplicateFinder();
  const rows = [row(1, { sku: 'a', slug: 'b' }), row(2, { sku: 'a' }), row(3, { sku: 'a' })];
  const twins = rows.map(find);
  expect(twins.map(flawsOfOthers)).toEqual([[], [skuFlaw(1)], [skuFlaw(1)]]);
  expect(flawsOfFirsts(twins.flat())).toEqual([{ place: 1, flaws: [skuFlaw(3)] }]);
  const [flaws] = flawsOfFirsts([...twins.flat(), ...find(row(4, { slug: 'b' }))]);
  expect(flaws?.flaws.map(({ msg }) => msg)).toEqual([
    'rules.importSkuTwice',
    'rules.importSlugTwice',
  ]);
});
