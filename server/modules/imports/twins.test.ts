import { expect, test } from 'vitest';
import { flawsOfFirsts, flawsOfOthers, twinFinder } from './twins.ts';

const row = (place: number, own: { sku?: string; slug?: string }) => ({
  ...{ place, sheet: 'Sessel', row: place + 1, sku: null, slug: null, ...own },
  headingOf: (field: string) => `Heading of ${field}`,
});
const skuFlaw = (twin: number) => ({
  column: 'Heading of sku',
  msg: 'rules.importSkuTwice',
  args: JSON.stringify({ sheet: 'Sessel', row: twin + 1 }),
});

test('rows without values, or with different ones, are not twins', () => {
  const find = twinFinder();
  const rows = [row(1, {}), row(2, {}), row(3, { sku: 'a' }), row(4, { slug: 'a' })];
  expect(rows.flatMap(find)).toEqual([]);
});

test('all others name the first; the first names one of them for each field', () => {
  const find = twinFinder();
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
