import { expect, it } from 'vitest';
import { withAll, withOption } from './chosen.ts';

const all = ['Eiche', 'Nussbaum', 'Esche', 'Kiefer'].map((name, index) => ({
  id: String(index + 1),
  name,
  switchType: 'color',
}));
const names = (options: readonly { name: string }[]) => options.map(({ name }) => name);

it('keeps the attribute’s order, whichever option was chosen first', () => {
  expect(names(withOption(all, new Set(['3']), '1'))).toEqual(['Eiche', 'Esche']);
});

it('removes a selected one', () => {
  expect(names(withOption(all, new Set(['1', '3']), '3'))).toEqual(['Eiche']);
});

it('keeps only the id and the name of an option', () => {
  expect(withOption(all, new Set(), '2')).toEqual([{ id: '2', name: 'Nussbaum' }]);
});

it('adds all matches of a search and leaves the others', () => {
  const found = all.filter(({ name }) => name.startsWith('E'));
  expect(names(withAll(all, new Set(['4']), found, true))).toEqual(['Eiche', 'Esche', 'Kiefer']);
  expect(names(withAll(all, new Set(['1', '4']), found, false))).toEqual(['Kiefer']);
});

it('drops values that are no longer options', () => {
  expect(names(withAll(all, new Set(['99']), all.slice(0, 1), true))).toEqual(['Eiche']);
});
